-- A store that was made in seven steps has tables and functions of an earlier search.
DROP FUNCTION IF EXISTS search_projects, search_fuzzy, search_items, search_address, search_all_words, search_scan;
--> statement-breakpoint
DROP TABLE IF EXISTS "search_words", "search_prefix_top", "search_vocabulary", "search_deletes";
--> statement-breakpoint
DELETE FROM "meta" WHERE "key" = 'search-index';
--> statement-breakpoint

-- What search reads changed: backend/search/liveIndex.ts sees the value differ and loads its index anew. Part of the transaction that
-- makes the change, whichever process that is.
CREATE FUNCTION search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO meta AS m (key, value) VALUES ('search-version', to_jsonb(pg_current_xact_id()::text))
  ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE m.value <> excluded.value;
  RETURN NULL;
END $$;
--> statement-breakpoint

CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF name, tickers, logo ON projects
  FOR EACH STATEMENT EXECUTE FUNCTION search_changed();
--> statement-breakpoint

CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON project_aliases
  FOR EACH STATEMENT EXECUTE FUNCTION search_changed();
--> statement-breakpoint

CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF rank, letter ON project_scores
  FOR EACH STATEMENT EXECUTE FUNCTION search_changed();
