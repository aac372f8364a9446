ALTER TABLE "project_scores" ADD COLUMN "state" text DEFAULT 'not-rated' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_scores" ADD COLUMN "comparable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "project_scores" ADD COLUMN "possible" double precision;--> statement-breakpoint
ALTER TABLE "project_scores" ADD COLUMN "known" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "project_scores" ADD COLUMN "possible_letter" text;--> statement-breakpoint
ALTER TABLE "project_scores" ADD COLUMN "letter_before" text;--> statement-breakpoint
ALTER TABLE "project_scores" ADD COLUMN "letter_before_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "project_scores" ADD COLUMN "missing" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_scores" ADD COLUMN "possible_code" double precision;--> statement-breakpoint
ALTER TABLE "project_scores" ADD COLUMN "possible_governance" double precision;--> statement-breakpoint
ALTER TABLE "project_scores" ADD COLUMN "possible_operations" double precision;--> statement-breakpoint
ALTER TABLE "project_scores" ADD COLUMN "possible_transparency" double precision;--> statement-breakpoint
ALTER TABLE "project_scores" ADD COLUMN "possible_market" double precision;--> statement-breakpoint
ALTER TABLE "project_scores" ADD COLUMN "possible_community" double precision;--> statement-breakpoint
ALTER TABLE "project_scores" ADD COLUMN "weakest_holder" text;--> statement-breakpoint
ALTER TABLE "project_scores" ADD COLUMN "delay_seconds" double precision;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "possible" double precision;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "known" double precision;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "weakest_holder" text;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "delay_seconds" double precision;--> statement-breakpoint
CREATE INDEX "project_scores_possible" ON "project_scores" USING btree ("possible");--> statement-breakpoint
CREATE INDEX "project_scores_rated" ON "project_scores" USING btree ("score") WHERE "project_scores"."state" = 'rated';--> statement-breakpoint

-- Written by hand: ratings of method 1.0 stay readable; what is derived from them waits for the first rating by 2.0.
UPDATE "ratings" SET "known" = "coverage", "state" = CASE
	WHEN "status" <> 'active' THEN "status"
	WHEN "provisional" OR "score" IS NULL THEN 'not-rated'
	ELSE 'rated' END;--> statement-breakpoint
ALTER TABLE "ratings" ALTER COLUMN "known" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ratings" ALTER COLUMN "state" SET NOT NULL;--> statement-breakpoint
UPDATE "project_scores" SET "rating_id" = NULL, "rank" = NULL, "rank_changed" = false, "score" = NULL, "letter" = NULL, "letter_order" = NULL,
	"cap_gate" = NULL, "code" = NULL, "governance" = NULL, "operations" = NULL, "transparency" = NULL, "market" = NULL, "community" = NULL,
	"change_7d" = NULL, "rated_at" = NULL
WHERE "rating_id" IS NOT NULL OR "rank" IS NOT NULL;--> statement-breakpoint
UPDATE "project_scores" s SET "state" = p."status" FROM "projects" p WHERE p."id" = s."project_id" AND p."status" <> 'active';--> statement-breakpoint
DELETE FROM "security_alerts" WHERE "kind" = 'expired-signal';--> statement-breakpoint

-- Generated.
ALTER TABLE "project_scores" DROP COLUMN "coverage";--> statement-breakpoint
ALTER TABLE "project_scores" DROP COLUMN "provisional";--> statement-breakpoint
ALTER TABLE "ratings" DROP COLUMN "coverage";--> statement-breakpoint
ALTER TABLE "ratings" DROP COLUMN "provisional";