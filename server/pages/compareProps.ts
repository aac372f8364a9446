import type { GetServerSideProps } from 'next';
import { compareCopy as copy, type CompareScreenProps } from '@/components/compare';
import { compareProjects, onlyDifferences } from '@/components/compare/query';
import { pageSharedFor } from '@/contracts/http/cacheControl';
import { overview, searchProject } from '@/contracts/endpoints';
import { COMPARE_MAX, SEARCH_MIN_KEYWORD } from '@/contracts/limits';
import type { PageProps } from '@/lib/shell';
import { compareRoutes } from '@/lib/compareRoutes';
import { callBackend } from '@/server/backend/backend';
import { findCompared } from './compared';
import { parseCompareQuery, type CompareQuery } from './compareQuery';
import { remember } from './remember';
import { loadShell } from './shell';

const FRESH_SECONDS = 30;
const SUGGESTIONS = 5;

const trending = remember(FRESH_SECONDS * 1_000, async () =>
  (await callBackend(overview)).trending
    .slice(0, SUGGESTIONS)
    .map(({ id, name }) => ({ id, name })),
);

/** The best match for what was typed to add; undefined: nothing is like it. */
async function findAdded(add: string): Promise<string | undefined> {
  if (add.length < SEARCH_MIN_KEYWORD) return undefined;
  const { items } = await callBackend(searchProject, { query: { keyword: add, perPage: 1 } });
  return items[0]?.id;
}

function notesFor({ ids, unread, add }: CompareQuery, missing: string[]): string[] {
  const notes: string[] = [];
  if (add !== '') notes.push(add.length < SEARCH_MIN_KEYWORD ? copy.short : copy.notFound([add]));
  if (missing.length + unread.length > 0) notes.push(copy.notFound([...missing, ...unread]));
  if (ids.length > COMPARE_MAX) notes.push(copy.cut(ids.length));
  return notes;
}

const to = (ids: readonly string[], only: boolean, permanent: boolean) => ({
  redirect: { destination: compareRoutes.page(ids, only), permanent },
});

/** The same for all visitors of an address: any cache may keep it. */
export const compareProps: GetServerSideProps<CompareScreenProps & PageProps> = async ({
  query,
  res,
}) => {
  const asked = parseCompareQuery(query);
  const { ids, only, add } = asked;
  const added = await findAdded(add);
  if (added !== undefined) return to([...new Set([...ids, added])], only, false);
  const { projects, missing, movedIds } = await findCompared(ids);
  if (movedIds) return to(movedIds, only, true);
  const [shell, suggestions] = await Promise.all([
    loadShell(),
    projects.length === 0 ? trending() : [],
  ]);
  const comparison = compareProjects(projects);
  res.setHeader('Cache-Control', pageSharedFor(FRESH_SECONDS));
  return {
    props: {
      shell,
      comparison: only ? { ...comparison, groups: onlyDifferences(comparison.groups) } : comparison,
      only,
      typed: add,
      notes: notesFor(asked, missing),
      suggestions,
    },
  };
};
