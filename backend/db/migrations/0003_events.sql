CREATE TABLE "event_cursors" (
	"name" text PRIMARY KEY NOT NULL,
	"position" bigint DEFAULT 0 NOT NULL,
	"moved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"project_id" text,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_alerts" (
	"kind" text NOT NULL,
	"rating_id" bigint NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "security_alerts_rating_id_kind_pk" PRIMARY KEY("rating_id","kind"),
	CONSTRAINT "security_alerts_kind" CHECK ("security_alerts"."kind" in ('rating-change','expired-signal'))
);
--> statement-breakpoint
CREATE TABLE "job_progress" (
	"job_id" text PRIMARY KEY NOT NULL,
	"job" text NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "security_alerts" ADD CONSTRAINT "security_alerts_rating_id_ratings_id_fk" FOREIGN KEY ("rating_id") REFERENCES "public"."ratings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "security_alerts_rated" ON "security_alerts" USING btree ("kind","rated_at");
--> statement-breakpoint

-- Written by hand from here on.

CREATE TRIGGER events_append_only BEFORE UPDATE ON "events" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

-- A reader goes on from the highest id it has seen, so an id must never become visible after a higher one. The lock is held
-- until the end of the transaction and taken before the first id is.
CREATE FUNCTION take_turn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7207504);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER events_in_order BEFORE INSERT ON "events" FOR EACH STATEMENT EXECUTE FUNCTION take_turn();
--> statement-breakpoint

CREATE FUNCTION refuse_deleting_unread() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM gone WHERE id > (SELECT coalesce(min(position), 0) FROM event_cursors)) THEN
    RAISE EXCEPTION 'events that a reader has not passed are kept';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER events_kept_until_read AFTER DELETE ON "events" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_deleting_unread();
--> statement-breakpoint

-- Ratings of before there were events, as far back as the home page's alerts have looked so far.
INSERT INTO "events" ("at", "type", "project_id", "data")
SELECT "rated_at", 'rating.published', "project_id", jsonb_build_object('ratingId', "id")
FROM (SELECT "id", "project_id", "rated_at" FROM "ratings" ORDER BY "rated_at" DESC, "id" DESC LIMIT 500) recent
ORDER BY "rated_at", "id";
