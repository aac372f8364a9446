CREATE TABLE "collections" (
	"source" text NOT NULL,
	"target" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone,
	"ok_at" timestamp with time zone,
	"outcome" text,
	"reason" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"etag" text,
	"digest" text,
	CONSTRAINT "collections_source_target_pk" PRIMARY KEY("source","target")
);
--> statement-breakpoint
CREATE INDEX "collections_due" ON "collections" USING btree ("due_at");