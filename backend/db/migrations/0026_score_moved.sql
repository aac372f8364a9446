DROP INDEX "alerts_project";--> statement-breakpoint
CREATE INDEX "alerts_project" ON "alerts" USING btree ("project_id","account","id");--> statement-breakpoint
ALTER TABLE "alert_fan_outs" DROP COLUMN "points";