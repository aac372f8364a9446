-- Versions before this one go on with the store, but their imports do not keep to rulings.
CREATE TABLE "rulings" (
	"key" text PRIMARY KEY NOT NULL,
	"ruling" text NOT NULL,
	"project_id" text,
	"facts" jsonb NOT NULL,
	"by" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rulings_project" ON "rulings" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "import_changes_votes" ON "import_changes" USING btree ("id") WHERE "import_changes"."changes" @> '[{"table":"votes"}]';