-- Events whose watchers have not all been alerted are read again; nobody is alerted twice.
UPDATE "event_cursors" SET "position" = least("position", (SELECT min("event_id") - 1 FROM "alert_fan_outs"))
  WHERE "name" = 'alerts';--> statement-breakpoint
DROP TABLE "alert_fan_outs" CASCADE;--> statement-breakpoint
ALTER TABLE "event_cursors" ADD COLUMN "reached" text DEFAULT '' NOT NULL;
