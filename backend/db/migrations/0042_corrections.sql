CREATE TABLE "corrections" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"project_id" text NOT NULL,
	"said_of" text NOT NULL,
	"project_name" text NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"name" text NOT NULL,
	"field" text,
	"before" jsonb,
	"after" jsonb,
	"before_source" jsonb,
	"after_source" jsonb,
	"letter_before" text
);
--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "digest" bigint;--> statement-breakpoint
CREATE INDEX "corrections_project" ON "corrections" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "statements_digest" ON "statements" USING btree ("digest");