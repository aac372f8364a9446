ALTER TABLE "corrections" ADD COLUMN "since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "taken_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Erasing a name changes what happened in its words alone.
DROP TRIGGER events_append_only ON "events";--> statement-breakpoint
CREATE TRIGGER events_append_only BEFORE UPDATE ON "events" FOR EACH ROW
  WHEN (current_setting('plumbline.erases', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION refuse_change();
