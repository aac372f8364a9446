DROP INDEX "page_views_hour";--> statement-breakpoint
DROP INDEX "votes_address";--> statement-breakpoint
ALTER TABLE "page_views" ADD COLUMN "network_keys" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "page_views" ADD COLUMN "widest_key" text GENERATED ALWAYS AS (network_keys[array_upper(network_keys, 1)]) STORED;--> statement-breakpoint
ALTER TABLE "votes" ADD COLUMN "network_keys" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint

-- Written by hand: the address is the only network known of a vote so far.
UPDATE "votes" SET "network_keys" = ARRAY["address_key"];--> statement-breakpoint

ALTER TABLE "votes" ADD COLUMN "widest_key" text GENERATED ALWAYS AS (network_keys[array_upper(network_keys, 1)]) STORED;--> statement-breakpoint
CREATE INDEX "page_views_network" ON "page_views" USING btree ("hour","project_id","widest_key");--> statement-breakpoint
CREATE INDEX "votes_network" ON "votes" USING btree ("project_id","widest_key","voted_at");--> statement-breakpoint
ALTER TABLE "votes" DROP COLUMN "address_key";
