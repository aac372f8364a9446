-- Versions before this one go on with the store.
CREATE TABLE "known_browsers" (
	"browser_hash" text NOT NULL,
	"email_hash" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_browser_hash_email_hash_pk" PRIMARY KEY("browser_hash","email_hash")
);
--> statement-breakpoint
CREATE INDEX "known_browsers_email" ON "known_browsers" USING btree ("email_hash","used_at");--> statement-breakpoint
CREATE INDEX "known_browsers_used" ON "known_browsers" USING btree ("used_at");