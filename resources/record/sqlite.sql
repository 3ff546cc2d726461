CREATE TABLE act (
	action_id TEXT NOT NULL, 
	label TEXT NOT NULL, 
	at_us INTEGER NOT NULL, 
	station TEXT NOT NULL, 
	actor TEXT NOT NULL, 
	approver TEXT, 
	happened_us INTEGER, 
	paper TEXT, 
	reason_hash BLOB, 
	PRIMARY KEY (action_id), 
	CHECK (approver IS NULL OR approver <> actor)
)
 WITHOUT ROWID,
 STRICT

CREATE TABLE ledger_line (
	stream_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	line_no INTEGER NOT NULL, 
	account TEXT NOT NULL, 
	cents INTEGER NOT NULL, 
	PRIMARY KEY (stream_id, seq, line_no)
)
 WITHOUT ROWID,
 STRICT

CREATE TABLE meta (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
)
 WITHOUT ROWID,
 STRICT

CREATE TABLE rd_event (
	stream_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	line_no INTEGER NOT NULL, 
	voided INTEGER NOT NULL, 
	title TEXT NOT NULL, 
	state TEXT NOT NULL, 
	PRIMARY KEY (stream_id, seq, line_no)
)
 WITHOUT ROWID,
 STRICT

CREATE TABLE rd_payout (
	stream_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	line_no INTEGER NOT NULL, 
	voided INTEGER NOT NULL, 
	entry INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	cents INTEGER NOT NULL, 
	PRIMARY KEY (stream_id, seq, line_no)
)
 WITHOUT ROWID,
 STRICT

CREATE TABLE rd_purchase (
	stream_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	line_no INTEGER NOT NULL, 
	voided INTEGER NOT NULL, 
	entry INTEGER NOT NULL, 
	person_id TEXT, 
	kind TEXT NOT NULL, 
	receipt INTEGER NOT NULL, 
	cents INTEGER NOT NULL, 
	PRIMARY KEY (stream_id, seq, line_no)
)
 WITHOUT ROWID,
 STRICT

CREATE TABLE stream (
	stream_id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	head_seq INTEGER NOT NULL, 
	head_hash BLOB NOT NULL, 
	created_us INTEGER NOT NULL, 
	ended INTEGER NOT NULL, 
	PRIMARY KEY (stream_id), 
	CHECK (head_seq >= 0)
)
 STRICT

CREATE TABLE event (
	stream_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	type TEXT NOT NULL, 
	v INTEGER NOT NULL, 
	payload TEXT NOT NULL, 
	action_id TEXT NOT NULL, 
	ordinal INTEGER NOT NULL, 
	hash BLOB NOT NULL, 
	PRIMARY KEY (stream_id, seq), 
	CHECK (seq > 0), 
	CHECK (length(hash) = 32), 
	FOREIGN KEY(stream_id) REFERENCES stream (stream_id), 
	FOREIGN KEY(action_id) REFERENCES act (action_id)
)
 WITHOUT ROWID,
 STRICT

CREATE UNIQUE INDEX event_by_action ON event (action_id, ordinal)

CREATE TABLE note (
	action_id TEXT NOT NULL, 
	salt BLOB, 
	text TEXT, 
	erased_us INTEGER, 
	PRIMARY KEY (action_id), 
	FOREIGN KEY(action_id) REFERENCES act (action_id)
)
 WITHOUT ROWID,
 STRICT

CREATE TABLE family_name (
	person_id TEXT NOT NULL, 
	family TEXT NOT NULL, 
	digest BLOB NOT NULL, 
	PRIMARY KEY (person_id)
)
 STRICT

CREATE TABLE house_file (
	hash TEXT NOT NULL, 
	house TEXT NOT NULL, 
	part TEXT NOT NULL, 
	text TEXT NOT NULL, 
	used_us INTEGER NOT NULL, 
	PRIMARY KEY (hash)
)
 STRICT

CREATE TABLE person (
	person_id TEXT NOT NULL, 
	name TEXT, 
	card TEXT, 
	born TEXT, 
	erased_us INTEGER, 
	digest BLOB NOT NULL, 
	PRIMARY KEY (person_id)
)
 STRICT

CREATE TABLE pin_try (
	who TEXT NOT NULL, 
	failures INTEGER NOT NULL, 
	until_us INTEGER, 
	PRIMARY KEY (who)
)
 STRICT

CREATE TABLE same_person (
	person_id TEXT NOT NULL, 
	kept_id TEXT NOT NULL, 
	digest BLOB NOT NULL, 
	PRIMARY KEY (person_id)
)
 STRICT

CREATE TABLE screen_wish (
	person_id TEXT NOT NULL, 
	wish TEXT NOT NULL, 
	digest BLOB NOT NULL, 
	PRIMARY KEY (person_id)
)
 STRICT

CREATE TABLE staff (
	staff_id TEXT NOT NULL, 
	name TEXT, 
	pin_hash TEXT, 
	badge_hash TEXT, 
	erased_us INTEGER, 
	digest BLOB NOT NULL, 
	PRIMARY KEY (staff_id)
)
 STRICT

CREATE TABLE standing (
	person_id TEXT NOT NULL, 
	barred_since_us INTEGER, 
	barred_until_us INTEGER, 
	excluded_since_us INTEGER, 
	excluded_until_us INTEGER, 
	digest BLOB NOT NULL, 
	PRIMARY KEY (person_id)
)
 STRICT

CREATE TRIGGER event_no_UPDATE BEFORE UPDATE ON event BEGIN SELECT RAISE(ABORT, 'event is append-only'); END

CREATE TRIGGER event_no_DELETE BEFORE DELETE ON event BEGIN SELECT RAISE(ABORT, 'event is append-only'); END

CREATE TRIGGER act_no_UPDATE BEFORE UPDATE ON act BEGIN SELECT RAISE(ABORT, 'act is append-only'); END

CREATE TRIGGER act_no_DELETE BEFORE DELETE ON act BEGIN SELECT RAISE(ABORT, 'act is append-only'); END
