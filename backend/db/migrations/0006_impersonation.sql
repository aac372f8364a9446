CREATE TABLE "accounts" (
	"account" text PRIMARY KEY NOT NULL,
	"email_hash" text NOT NULL,
	"sealed_email" text NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_rights" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"granted_by" text NOT NULL,
	"reason" text NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_by" text,
	"revoked_reason" text
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "actor" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "previous_sid_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "rotated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acting_as" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acting_email" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acting_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acting_reason" text;--> statement-breakpoint
CREATE INDEX "accounts_email" ON "accounts" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "accounts_signed_in" ON "accounts" USING btree ("signed_in_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_rights_in_force" ON "staff_rights" USING btree ("account") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor","at") WHERE actor is not null;--> statement-breakpoint
CREATE INDEX "sessions_previous" ON "sessions" USING btree ("previous_sid_hash") WHERE previous_sid_hash is not null;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_acting" CHECK (num_nulls(acting_as, acting_email, acting_since, acting_until, acting_reason) in (0, 5) and acting_as <> account);