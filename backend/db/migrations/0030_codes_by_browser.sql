-- Codes of before are hashed by user, and void: another one can be asked for.
DROP TABLE "pool_codes";
--> statement-breakpoint
CREATE TABLE "pool_codes" (
	"email_key" text NOT NULL,
	"purpose" text NOT NULL,
	"browser" text NOT NULL,
	"code_hash" text DEFAULT '' NOT NULL,
	"link_hash" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"mailed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pool_codes_email_key_purpose_browser_pk" PRIMARY KEY("email_key","purpose","browser"),
	CONSTRAINT "pool_codes_purpose" CHECK ("pool_codes"."purpose" in ('sign-up','reset'))
);
--> statement-breakpoint
CREATE INDEX "pool_codes_expires" ON "pool_codes" USING btree ("expires_at");
