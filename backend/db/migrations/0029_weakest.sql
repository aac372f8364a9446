ALTER TABLE "project_scores" ADD COLUMN "weakest_words" text;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "weakest_words" text;