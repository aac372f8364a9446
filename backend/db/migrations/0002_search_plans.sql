-- The search functions again, quicker: what is not read is not sent, and plans are kept. Planning the same statement anew for every
-- keyword took half of the time (bench/search.ts); search_all_words alone needs to know its words: its callers' setting must not reach it.
DROP FUNCTION IF EXISTS search_projects(text, text[], text, text, text[], integer, integer, integer, integer);
--> statement-breakpoint
DROP FUNCTION IF EXISTS search_fuzzy(text[], text[], integer[], integer, integer, integer);
--> statement-breakpoint

-- All that one keyword finds to the letter: how much, and one page of results. With fewer than `fuzzy_below` found, also their ids and
-- the words that share a remainder with the keyword; the caller measures their distance and asks search_fuzzy.
CREATE OR REPLACE FUNCTION search_projects(
  q text, words text[], caip text, address text, remainders text[], skip integer, take integer, most integer, fuzzy_below integer,
  OUT total integer, OUT items jsonb, OUT ids text[], OUT candidates text[]
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  top text[];
BEGIN
  ids := '{}';
  candidates := '{}';
  IF caip IS NOT NULL OR address IS NOT NULL THEN
    ids := search_address(caip, address, most);
  END IF;
  IF cardinality(ids) = 0 AND q <> '' THEN
    SELECT t.ids INTO top FROM search_prefix_top t WHERE t.prefix = q;
    IF top IS NULL THEN
      ids := search_scan(q, most, 2000);
    ELSE
      ids := array(
        SELECT w.project_id FROM search_words w
        JOIN projects p ON p.id = w.project_id LEFT JOIN project_scores s ON s.project_id = w.project_id
        WHERE w.word = q AND w.kind IN (0, 2)
        GROUP BY w.project_id, s.rank, s.letter, p.name_order
        ORDER BY max(w.kind) DESC, s.rank NULLS LAST, s.letter IS NULL, p.name_order, w.project_id LIMIT most
      );
      IF cardinality(ids) = 0 THEN
        ids := top;
      ELSE
        ids := ids || array(
          SELECT u.id FROM unnest(top) WITH ORDINALITY u(id, place) WHERE u.id <> ALL (ids) ORDER BY u.place LIMIT most - cardinality(ids)
        );
      END IF;
    END IF;
    IF cardinality(words) > 1 AND cardinality(ids) < most THEN
      ids := ids || array(
        SELECT u.id FROM unnest(search_all_words(words, most)) WITH ORDINALITY u(id, place)
        WHERE u.id <> ALL (ids) ORDER BY u.place LIMIT most - cardinality(ids)
      );
    END IF;
    IF cardinality(ids) < fuzzy_below AND cardinality(remainders) > 0 THEN
      candidates := array(SELECT DISTINCT d.word FROM search_deletes d WHERE d.remainder = ANY (remainders) LIMIT 2000);
    END IF;
  END IF;
  total := cardinality(ids);
  items := search_items(ids[skip + 1 : skip + take]);
  -- An array of two hundred ids costs as much to send and read as the search itself.
  IF cardinality(candidates) = 0 THEN
    ids := '{}';
  END IF;
END $$;
--> statement-breakpoint

-- What was found to the letter, then the best projects of nearby words: fewer edits first, then as everywhere.
CREATE OR REPLACE FUNCTION search_fuzzy(
  exact text[], words text[], edits integer[], skip integer, take integer, most integer,
  OUT total integer, OUT items jsonb
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  ids text[];
BEGIN
  ids := exact || array(
    SELECT m.project_id
    FROM (
      SELECT f.project_id, min(n.edits) AS edits
      FROM unnest(search_fuzzy.words, search_fuzzy.edits) n(word, edits)
      CROSS JOIN LATERAL (
        SELECT unnest(t.ids[1:15]) AS project_id FROM search_prefix_top t WHERE t.prefix = n.word COLLATE "C"
        UNION ALL
        (SELECT w.project_id FROM search_words w WHERE w.word = n.word COLLATE "C" AND w.kind < 2
          AND NOT EXISTS (SELECT 1 FROM search_prefix_top t WHERE t.prefix = n.word COLLATE "C") LIMIT 60)
      ) f
      GROUP BY f.project_id
    ) m
    JOIN projects p ON p.id = m.project_id
    LEFT JOIN project_scores s ON s.project_id = m.project_id
    WHERE m.project_id <> ALL (exact)
    ORDER BY m.edits, s.rank NULLS LAST, s.letter IS NULL, p.name_order, p.id
    LIMIT most - cardinality(exact)
  );
  total := cardinality(ids);
  items := search_items(ids[skip + 1 : skip + take]);
END $$;
--> statement-breakpoint

ALTER FUNCTION search_scan(text, integer, integer) SET plan_cache_mode = force_generic_plan;
--> statement-breakpoint
ALTER FUNCTION search_items(text[]) SET plan_cache_mode = force_generic_plan;
--> statement-breakpoint
ALTER FUNCTION search_projects(text, text[], text, text, text[], integer, integer, integer, integer) SET plan_cache_mode = force_generic_plan;
--> statement-breakpoint
ALTER FUNCTION search_fuzzy(text[], text[], integer[], integer, integer, integer) SET plan_cache_mode = force_generic_plan;
--> statement-breakpoint
ALTER FUNCTION search_address(text, text, integer) SET plan_cache_mode = force_generic_plan;
--> statement-breakpoint
ALTER FUNCTION search_all_words(text[], integer) SET plan_cache_mode = force_custom_plan;
