CREATE TABLE "data_exports" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"names" jsonb,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	"failure" text,
	"archive" "bytea",
	CONSTRAINT "data_exports_state" CHECK ("data_exports"."state" in ('waiting','ready','replaced','failed')),
	CONSTRAINT "data_exports_parts" CHECK (("data_exports"."state" = 'ready') = ("data_exports"."archive" is not null) and ("data_exports"."state" = 'failed') = ("data_exports"."failure" is not null)
        and ("data_exports"."state" = 'waiting') = ("data_exports"."names" is not null) and ("data_exports"."state" = 'waiting') = ("data_exports"."done_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_waiting" ON "data_exports" USING btree ("account") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "data_exports_account" ON "data_exports" USING btree ("account","asked_at");--> statement-breakpoint
CREATE INDEX "data_exports_done" ON "data_exports" USING btree ("done_at");