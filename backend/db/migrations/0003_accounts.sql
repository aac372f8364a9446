CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pool_codes" (
	"sub" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pool_codes_sub_purpose_pk" PRIMARY KEY("sub","purpose"),
	CONSTRAINT "pool_codes_purpose" CHECK ("pool_codes"."purpose" in ('sign-up','reset'))
);
--> statement-breakpoint
CREATE TABLE "pool_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"origin_jti" text NOT NULL,
	"auth_time" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_users" (
	"sub" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pool_users_status" CHECK ("pool_users"."status" in ('UNCONFIRMED','CONFIRMED'))
);
--> statement-breakpoint
CREATE TABLE "rate_windows" (
	"key" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_windows_key_starts_at_pk" PRIMARY KEY("key","starts_at")
);
--> statement-breakpoint
ALTER TABLE "pool_codes" ADD CONSTRAINT "pool_codes_sub_pool_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."pool_users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_tokens" ADD CONSTRAINT "pool_tokens_sub_pool_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."pool_users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "pool_failures_last" ON "pool_failures" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "pool_tokens_sub" ON "pool_tokens" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "pool_tokens_origin" ON "pool_tokens" USING btree ("origin_jti");--> statement-breakpoint
CREATE INDEX "pool_tokens_expires" ON "pool_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pool_users_email" ON "pool_users" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "rate_windows_starts" ON "rate_windows" USING btree ("starts_at");