"""What the record promises, held against SQLite and PostgreSQL alike."""
