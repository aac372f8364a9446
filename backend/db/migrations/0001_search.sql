-- Search. Every table here is derived: backend/search/refreshSearch.ts rebuilds them from the store's at any time.
-- Plans are kept, because planning the same statement anew for every keyword took half of the time (bench/search.ts). Only
-- search_all_words has to know its words, so it plans for them.

-- Every folded text that finds a project by its beginning. Kind 0: the whole name without spaces, 1: a word of it or a former id,
-- 2: a ticker. No foreign key: it would lock a million rows of projects at every rebuild; readers join projects.
CREATE TABLE "search_words" (
  "word" text COLLATE "C" NOT NULL,
  "kind" smallint NOT NULL,
  "project_id" text NOT NULL,
  PRIMARY KEY ("word", "kind", "project_id")
);
--> statement-breakpoint

CREATE INDEX "search_words_project" ON "search_words" ("project_id");
--> statement-breakpoint

-- The best projects of each beginning that too many share to sort them at every keystroke (see refreshRanks.ts).
CREATE TABLE "search_prefix_top" (
  "prefix" text COLLATE "C" PRIMARY KEY,
  "ids" text[] NOT NULL
);
--> statement-breakpoint

-- Words that typos are found for, and each with up to two letters left out: two words within reach share one such remainder.
CREATE TABLE "search_vocabulary" ("word" text COLLATE "C" PRIMARY KEY);
--> statement-breakpoint

CREATE TABLE "search_deletes" (
  "remainder" text COLLATE "C" NOT NULL,
  "word" text COLLATE "C" NOT NULL,
  PRIMARY KEY ("remainder", "word")
);
--> statement-breakpoint

-- Projects with a word that begins with q, best first: exact ticker, exact name, beginning of the name, beginning of a word; in each
-- ranked before rated before unrated, then by name. Reads at most `bound` words (null: all), exact ones first.
CREATE FUNCTION search_scan(q text, most integer, bound integer) RETURNS text[] LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  until text := q || U&'\+10FFFF';
BEGIN
  RETURN array(
    SELECT m.project_id
    FROM (
      SELECT w.project_id, min(
        CASE WHEN w.kind = 2 AND w.word = q THEN 0 WHEN w.kind = 0 AND w.word = q THEN 1 WHEN w.kind = 0 THEN 2 ELSE 3 END
      ) AS class
      FROM (
        SELECT word, kind, project_id FROM search_words WHERE word >= q AND word < until ORDER BY word LIMIT bound
      ) w
      GROUP BY w.project_id
    ) m
    JOIN projects p ON p.id = m.project_id
    LEFT JOIN project_scores s ON s.project_id = m.project_id
    ORDER BY m.class, s.rank NULLS LAST, s.letter IS NULL, p.name_order, p.id
    LIMIT most
  );
END $$;
--> statement-breakpoint

-- Projects of which every given word begins some word. The scarcest word leads; of a lead that very many share, the best and the
-- first thousand are looked at.
CREATE FUNCTION search_all_words(words text[], most integer) RETURNS text[] LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  lead text;
BEGIN
  SELECT w INTO lead FROM unnest(words) w ORDER BY (
    SELECT count(*) FROM (
      SELECT 1 FROM search_words x WHERE x.word >= w COLLATE "C" AND x.word < (w || U&'\+10FFFF') COLLATE "C" LIMIT 1001
    ) c
  ), length(w) DESC LIMIT 1;
  RETURN array(
    SELECT m.project_id
    FROM (
      SELECT unnest(t.ids) AS project_id FROM search_prefix_top t WHERE t.prefix = lead
      UNION
      (SELECT x.project_id FROM search_words x WHERE x.word >= lead AND x.word < lead || U&'\+10FFFF' ORDER BY x.word LIMIT 1000)
    ) m
    JOIN projects p ON p.id = m.project_id
    LEFT JOIN project_scores s ON s.project_id = m.project_id
    WHERE NOT EXISTS (
      SELECT 1 FROM unnest(words) w WHERE NOT EXISTS (
        SELECT 1 FROM search_words x WHERE x.project_id = m.project_id
          AND x.word >= w COLLATE "C" AND x.word < (w || U&'\+10FFFF') COLLATE "C"
      )
    )
    ORDER BY s.rank NULLS LAST, s.letter IS NULL, p.name_order, p.id
    LIMIT most
  );
END $$;
--> statement-breakpoint

-- Projects by CAIP-10 or CAIP-19 id, or by the address alone on any chain.
CREATE FUNCTION search_address(caip text, address text, most integer) RETURNS text[] LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN array(
    SELECT m.project_id
    FROM (
      SELECT c.project_id FROM contracts c WHERE c.id = caip
      UNION SELECT t.project_id FROM tokens t WHERE t.id = caip
      -- A token is an account too: its CAIP-10 id is its chain and its address.
      UNION SELECT t.project_id FROM tokens t WHERE t.address = split_part(caip, ':', 3) AND t.chain || ':' || t.address = caip
      UNION SELECT c.project_id FROM contracts c WHERE c.address = search_address.address
      UNION SELECT t.project_id FROM tokens t WHERE t.address = search_address.address
    ) m
    JOIN projects p ON p.id = m.project_id
    LEFT JOIN project_scores s ON s.project_id = m.project_id
    ORDER BY s.rank NULLS LAST, s.letter IS NULL, p.name_order, p.id
    LIMIT most
  );
END $$;
--> statement-breakpoint

-- Search results in the order of the given ids.
CREATE FUNCTION search_items(ids text[]) RETURNS jsonb LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN (
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'logo', p.logo, 'name', p.name, 'rank', s.rank, 'tokenTickers', p.tickers, 'letter', s.letter
    ) ORDER BY u.place), '[]'::jsonb)
    FROM unnest(ids) WITH ORDINALITY u(id, place)
    JOIN projects p ON p.id = u.id
    LEFT JOIN project_scores s ON s.project_id = p.id
  );
END $$;
--> statement-breakpoint

-- All that one keyword finds to the letter: how much, and one page of results. With fewer than `fuzzy_below` found, also their ids and
-- the words that share a remainder with the keyword; the caller measures their distance and asks search_fuzzy.
CREATE FUNCTION search_projects(
  q text, words text[], caip text, address text, remainders text[], skip integer, take integer, most integer, fuzzy_below integer,
  OUT total integer, OUT items jsonb, OUT ids text[], OUT candidates text[]
) LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
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
CREATE FUNCTION search_fuzzy(
  exact text[], words text[], edits integer[], skip integer, take integer, most integer,
  OUT total integer, OUT items jsonb
) LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
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
