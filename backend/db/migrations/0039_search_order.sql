-- Projects without a rank stand in the order of their value, then of their score.
CREATE OR REPLACE FUNCTION search_scores_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own text[];
  moved text[];
BEGIN
  SELECT coalesce(array_agg(project_id) FILTER (WHERE is_own), '{}'), coalesce(array_agg(project_id) FILTER (WHERE NOT is_own), '{}')
  INTO own, moved
  FROM (
    SELECT project_id,
      coalesce(bool_or(rank_changed) OR count(letter) = 1 OR min(letter) <> max(letter) OR count(rank) = 1, false) AS is_own
    FROM (
      SELECT project_id, rank, letter, rank_changed, value_usd, score FROM new_rows
      UNION ALL SELECT project_id, rank, letter, rank_changed, value_usd, score FROM old_rows
    ) both_rows
    GROUP BY project_id
    HAVING count(letter) = 1 OR min(letter) <> max(letter) OR count(rank) = 1 OR min(rank) <> max(rank)
      OR count(rank) = 0 AND (
        count(value_usd) = 1 OR min(value_usd) <> max(value_usd) OR count(score) = 1 OR min(score) <> max(score))
  ) changed;
  IF cardinality(own) + cardinality(moved) > 2000 THEN
    PERFORM note_search_change(own, true);
  ELSE
    PERFORM note_search_change(own || moved, false);
  END IF;
  RETURN NULL;
END $$;
