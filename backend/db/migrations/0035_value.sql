ALTER TABLE "project_scores" ADD COLUMN "value_usd" double precision;--> statement-breakpoint
ALTER TABLE "project_scores" ADD COLUMN "value_measure" text;--> statement-breakpoint
ALTER TABLE "project_scores" ADD COLUMN "value_on" date;--> statement-breakpoint
CREATE INDEX "project_scores_value" ON "project_scores" USING btree ("value_usd");