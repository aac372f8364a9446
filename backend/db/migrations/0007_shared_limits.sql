-- Unlogged by hand: counts of minutes are not worth a log.
CREATE UNLOGGED TABLE "call_counts" (
	"minute" timestamp with time zone NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "call_counts_minute_key_pk" PRIMARY KEY("minute","key")
);
--> statement-breakpoint
CREATE TABLE "pool_requests" (
	"kind" text NOT NULL,
	"id_hash" text NOT NULL,
	"payload" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"consumed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "pool_requests_kind_id_hash_pk" PRIMARY KEY("kind","id_hash")
);
--> statement-breakpoint
CREATE INDEX "pool_requests_expires" ON "pool_requests" USING btree ("kind","expires_at");