ALTER TABLE "project_scores" ADD COLUMN "answers" jsonb;--> statement-breakpoint
ALTER TABLE "project_scores" ADD COLUMN "listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "answers" jsonb;--> statement-breakpoint
CREATE INDEX "project_scores_records" ON "project_scores" USING btree ("rank") WHERE not "project_scores"."listed";