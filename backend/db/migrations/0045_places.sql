CREATE TABLE "rank_places" (
	"up_to" integer PRIMARY KEY NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "project_scores_rank";--> statement-breakpoint
DROP INDEX "project_scores_rank_changed";--> statement-breakpoint
DROP INDEX "project_scores_records";--> statement-breakpoint
ALTER TABLE "project_scores" ADD COLUMN "place" integer GENERATED ALWAYS AS (case when state = 'rated' and comparable then letter_order * 1000 + 100 - floor(score)::integer end) STORED;--> statement-breakpoint
CREATE INDEX "project_scores_place" ON "project_scores" USING btree ("place");--> statement-breakpoint
CREATE INDEX "project_scores_records" ON "project_scores" USING btree ("place") WHERE not "project_scores"."listed";--> statement-breakpoint
ALTER TABLE "project_scores" DROP COLUMN "rank";--> statement-breakpoint
ALTER TABLE "project_scores" DROP COLUMN "rank_changed";--> statement-breakpoint

-- Written by hand from here on.

INSERT INTO rank_places (up_to, rank)
WITH counts AS (SELECT place, count(*) AS number FROM project_scores WHERE place IS NOT NULL GROUP BY place)
SELECT place, 1 + sum(number) OVER (ORDER BY place) - number FROM counts
UNION ALL SELECT 2147483647, 1 + coalesce(sum(number), 0) FROM counts;
--> statement-breakpoint

-- No rank is in a row: a project whose score changed is the only one that changes.
CREATE OR REPLACE FUNCTION search_scores_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_search_change(ARRAY(
    SELECT project_id FROM (
      SELECT project_id, place, letter, value_usd, score FROM new_rows
      UNION ALL SELECT project_id, place, letter, value_usd, score FROM old_rows
    ) both_rows
    GROUP BY project_id
    HAVING count(letter) = 1 OR min(letter) <> max(letter) OR count(place) = 1 OR min(place) <> max(place)
      OR count(place) = 0 AND (
        count(value_usd) = 1 OR min(value_usd) <> max(value_usd) OR count(score) = 1 OR min(score) <> max(score))
    LIMIT 2001), false);
  RETURN NULL;
END $$;
