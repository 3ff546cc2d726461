"""What has to be told to whom and by when: the page of the notices."""
