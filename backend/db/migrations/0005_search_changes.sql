CREATE TABLE "search_changes" (
	"version" bigserial PRIMARY KEY NOT NULL,
	"previous" bigint,
	"project_ids" text[] NOT NULL,
	"others" boolean NOT NULL
);

--> statement-breakpoint

-- Written by hand from here on.

DROP TRIGGER search_changed ON projects;
--> statement-breakpoint
DROP TRIGGER search_changed ON project_aliases;
--> statement-breakpoint
DROP TRIGGER search_changed ON project_scores;
--> statement-breakpoint
DROP FUNCTION search_changed;
--> statement-breakpoint

-- Writers take turns for the row in `meta` until their transactions end, so versions become visible in order. A row names the version
-- before it: a reader sees whether it misses one.
CREATE FUNCTION note_search_change(ids text[], more boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  before bigint;
  this bigint;
BEGIN
  IF cardinality(ids) > 2000 THEN
    ids := '{}';
    more := true;
  END IF;
  IF cardinality(ids) = 0 AND NOT more THEN
    RETURN;
  END IF;
  INSERT INTO meta AS m (key, value) VALUES ('search-version', 'null') ON CONFLICT (key) DO UPDATE SET value = m.value
  RETURNING (m.value #>> '{}')::bigint INTO before;
  this := nextval('search_changes_version_seq');
  UPDATE meta SET value = to_jsonb(this) WHERE key = 'search-version';
  INSERT INTO search_changes (version, previous, project_ids, others) VALUES (this, before, ids, more);
  DELETE FROM search_changes WHERE version <= this - 500;
END $$;
--> statement-breakpoint

-- No join of the two: a plan cached for a few rows would be used for a million.
CREATE FUNCTION search_projects_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_search_change(ARRAY(
    SELECT id FROM (
      SELECT id, name, tickers, logo FROM new_rows EXCEPT SELECT id, name, tickers, logo FROM old_rows
    ) changed LIMIT 2001), false);
  RETURN NULL;
END $$;
--> statement-breakpoint

-- A project whose score changed is marked; its neighbors only move. Too many to name, they leave it the only one named.
CREATE FUNCTION search_scores_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own text[];
  moved text[];
BEGIN
  SELECT coalesce(array_agg(project_id) FILTER (WHERE is_own), '{}'), coalesce(array_agg(project_id) FILTER (WHERE NOT is_own), '{}')
  INTO own, moved
  FROM (
    SELECT project_id, bool_or(rank_changed) OR count(letter) = 1 OR min(letter) <> max(letter) OR count(rank) = 1 AS is_own
    FROM (
      SELECT project_id, rank, letter, rank_changed FROM new_rows
      UNION ALL SELECT project_id, rank, letter, rank_changed FROM old_rows
    ) both_rows
    GROUP BY project_id
    HAVING count(letter) = 1 OR min(letter) <> max(letter) OR count(rank) = 1 OR min(rank) <> max(rank)
  ) changed;
  IF cardinality(own) + cardinality(moved) > 2000 THEN
    PERFORM note_search_change(own, true);
  ELSE
    PERFORM note_search_change(own || moved, false);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint

CREATE FUNCTION search_rows_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_search_change(
    CASE WHEN TG_TABLE_NAME = 'projects' THEN ARRAY(SELECT to_jsonb(c) ->> 'id' FROM changed c LIMIT 2001)
    ELSE ARRAY(SELECT to_jsonb(c) ->> 'project_id' FROM changed c LIMIT 2001) END, false);
  RETURN NULL;
END $$;
--> statement-breakpoint

CREATE FUNCTION search_truncated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_search_change('{}', true);
  RETURN NULL;
END $$;
--> statement-breakpoint

CREATE TRIGGER search_insert AFTER INSERT ON projects REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_rows_changed();
--> statement-breakpoint
CREATE TRIGGER search_delete AFTER DELETE ON projects REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_rows_changed();
--> statement-breakpoint
CREATE TRIGGER search_update AFTER UPDATE ON projects REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_projects_changed();
--> statement-breakpoint
CREATE TRIGGER search_truncate AFTER TRUNCATE ON projects FOR EACH STATEMENT EXECUTE FUNCTION search_truncated();
--> statement-breakpoint
CREATE TRIGGER search_insert AFTER INSERT ON project_aliases REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_rows_changed();
--> statement-breakpoint
CREATE TRIGGER search_delete AFTER DELETE ON project_aliases REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_rows_changed();
--> statement-breakpoint
CREATE TRIGGER search_update AFTER UPDATE ON project_aliases REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_rows_changed();
--> statement-breakpoint
CREATE TRIGGER search_update_from AFTER UPDATE ON project_aliases REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_rows_changed();
--> statement-breakpoint
CREATE TRIGGER search_truncate AFTER TRUNCATE ON project_aliases FOR EACH STATEMENT EXECUTE FUNCTION search_truncated();
--> statement-breakpoint
CREATE TRIGGER search_insert AFTER INSERT ON project_scores REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_rows_changed();
--> statement-breakpoint
CREATE TRIGGER search_delete AFTER DELETE ON project_scores REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_rows_changed();
--> statement-breakpoint
CREATE TRIGGER search_update AFTER UPDATE ON project_scores REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_scores_changed();
--> statement-breakpoint
CREATE TRIGGER search_truncate AFTER TRUNCATE ON project_scores FOR EACH STATEMENT EXECUTE FUNCTION search_truncated();
--> statement-breakpoint
UPDATE meta SET value = '0' WHERE key = 'search-version';
