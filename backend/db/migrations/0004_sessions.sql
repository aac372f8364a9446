CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"outcome" text NOT NULL,
	"account" text,
	"email_hash" text,
	"sid_hash" text,
	"address_key" text NOT NULL,
	"request_id" text NOT NULL,
	"detail" text,
	CONSTRAINT "audit_log_outcome" CHECK ("audit_log"."outcome" in ('success','failure'))
);
--> statement-breakpoint
CREATE TABLE "pool_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"sub" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pool_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid_hash" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"email_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"sealed_tokens" text,
	"version" integer DEFAULT 0 NOT NULL,
	"agent" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pool_users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "next_attempt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "pool_identities" ADD CONSTRAINT "pool_identities_sub_pool_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."pool_users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_account" ON "audit_log" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "pool_identities_sub" ON "pool_identities" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account");--> statement-breakpoint
CREATE INDEX "sessions_email" ON "sessions" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "sessions_seen" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION refuse_change();
