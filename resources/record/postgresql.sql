CREATE TABLE act (
	action_id TEXT NOT NULL, 
	label TEXT NOT NULL, 
	at_us BIGINT NOT NULL, 
	station TEXT NOT NULL, 
	actor TEXT NOT NULL, 
	approver TEXT, 
	happened_us BIGINT, 
	paper TEXT, 
	reason_hash BYTEA, 
	PRIMARY KEY (action_id), 
	CHECK (approver IS NULL OR approver <> actor)
)

CREATE TABLE ledger_line (
	stream_id TEXT NOT NULL, 
	seq BIGINT NOT NULL, 
	line_no BIGINT NOT NULL, 
	account TEXT NOT NULL, 
	cents BIGINT NOT NULL, 
	PRIMARY KEY (stream_id, seq, line_no)
)

CREATE TABLE meta (
	key TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (key)
)

CREATE TABLE rd_event (
	stream_id TEXT NOT NULL, 
	seq BIGINT NOT NULL, 
	line_no BIGINT NOT NULL, 
	voided BIGINT NOT NULL, 
	title TEXT NOT NULL, 
	state TEXT NOT NULL, 
	PRIMARY KEY (stream_id, seq, line_no)
)

CREATE TABLE rd_payout (
	stream_id TEXT NOT NULL, 
	seq BIGINT NOT NULL, 
	line_no BIGINT NOT NULL, 
	voided BIGINT NOT NULL, 
	entry BIGINT NOT NULL, 
	place BIGINT NOT NULL, 
	cents BIGINT NOT NULL, 
	PRIMARY KEY (stream_id, seq, line_no)
)

CREATE TABLE rd_purchase (
	stream_id TEXT NOT NULL, 
	seq BIGINT NOT NULL, 
	line_no BIGINT NOT NULL, 
	voided BIGINT NOT NULL, 
	entry BIGINT NOT NULL, 
	person_id TEXT, 
	kind TEXT NOT NULL, 
	receipt BIGINT NOT NULL, 
	cents BIGINT NOT NULL, 
	PRIMARY KEY (stream_id, seq, line_no)
)

CREATE TABLE stream (
	stream_id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	head_seq BIGINT NOT NULL, 
	head_hash BYTEA NOT NULL, 
	created_us BIGINT NOT NULL, 
	ended BIGINT NOT NULL, 
	PRIMARY KEY (stream_id), 
	CHECK (head_seq >= 0)
)

CREATE TABLE event (
	stream_id TEXT NOT NULL, 
	seq BIGINT NOT NULL, 
	type TEXT NOT NULL, 
	v BIGINT NOT NULL, 
	payload TEXT NOT NULL, 
	action_id TEXT NOT NULL, 
	ordinal BIGINT NOT NULL, 
	hash BYTEA NOT NULL, 
	PRIMARY KEY (stream_id, seq), 
	CHECK (seq > 0), 
	CHECK (length(hash) = 32), 
	FOREIGN KEY(stream_id) REFERENCES stream (stream_id), 
	FOREIGN KEY(action_id) REFERENCES act (action_id)
)

CREATE UNIQUE INDEX event_by_action ON event (action_id, ordinal)

CREATE TABLE note (
	action_id TEXT NOT NULL, 
	salt BYTEA, 
	text TEXT, 
	erased_us BIGINT, 
	PRIMARY KEY (action_id), 
	FOREIGN KEY(action_id) REFERENCES act (action_id)
)

CREATE TABLE family_name (
	person_id TEXT NOT NULL, 
	family TEXT NOT NULL, 
	digest BYTEA NOT NULL, 
	PRIMARY KEY (person_id)
)

CREATE TABLE house_file (
	hash TEXT NOT NULL, 
	house TEXT NOT NULL, 
	part TEXT NOT NULL, 
	text TEXT NOT NULL, 
	used_us BIGINT NOT NULL, 
	PRIMARY KEY (hash)
)

CREATE TABLE person (
	person_id TEXT NOT NULL, 
	name TEXT, 
	card TEXT, 
	born TEXT, 
	erased_us BIGINT, 
	digest BYTEA NOT NULL, 
	PRIMARY KEY (person_id)
)

CREATE TABLE pin_try (
	who TEXT NOT NULL, 
	failures BIGINT NOT NULL, 
	until_us BIGINT, 
	PRIMARY KEY (who)
)

CREATE TABLE same_person (
	person_id TEXT NOT NULL, 
	kept_id TEXT NOT NULL, 
	digest BYTEA NOT NULL, 
	PRIMARY KEY (person_id)
)

CREATE TABLE screen_wish (
	person_id TEXT NOT NULL, 
	wish TEXT NOT NULL, 
	digest BYTEA NOT NULL, 
	PRIMARY KEY (person_id)
)

CREATE TABLE staff (
	staff_id TEXT NOT NULL, 
	name TEXT, 
	pin_hash TEXT, 
	badge_hash TEXT, 
	erased_us BIGINT, 
	digest BYTEA NOT NULL, 
	PRIMARY KEY (staff_id)
)

CREATE TABLE standing (
	person_id TEXT NOT NULL, 
	barred_since_us BIGINT, 
	barred_until_us BIGINT, 
	excluded_since_us BIGINT, 
	excluded_until_us BIGINT, 
	digest BYTEA NOT NULL, 
	PRIMARY KEY (person_id)
)

CREATE FUNCTION event_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'event is append-only'; END $$

CREATE TRIGGER event_guard BEFORE UPDATE OR DELETE ON event FOR EACH ROW EXECUTE FUNCTION event_append_only()

CREATE FUNCTION act_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'act is append-only'; END $$

CREATE TRIGGER act_guard BEFORE UPDATE OR DELETE ON act FOR EACH ROW EXECUTE FUNCTION act_append_only()
