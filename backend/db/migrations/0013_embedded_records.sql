-- Versions before this one go on with the store.
CREATE TABLE "embedded_records" (
	"project_id" text PRIMARY KEY NOT NULL,
	"record_hash" text NOT NULL,
	"stored_hash" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
