CREATE TABLE "collections" (
	"source" text NOT NULL,
	"target" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ok_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"etag" text,
	"digest" text,
	CONSTRAINT "collections_source_target_pk" PRIMARY KEY("source","target")
);
