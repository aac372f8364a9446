-- Versions before this one go on with the store.
ALTER TABLE "pool_users" ADD COLUMN "sign_up_browser" text;--> statement-breakpoint
ALTER TABLE "pool_users" ADD COLUMN "sign_up_contested" boolean DEFAULT false NOT NULL;