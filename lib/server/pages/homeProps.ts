import type { GetServerSideProps } from 'next';
import type { HomeScreenProps } from '@/components/home';
import type { LeaderboardQuery } from '@/components/leaderboard/query';
import type { OutputOf } from '@/contracts/endpoint';
import { overview, projectsList } from '@/contracts/endpoints';
import { callBackend } from '@/lib/server/backend';
import type { PageProps } from '@/lib/shell';
import { listRequestOf, parseLeaderboardQuery } from './parseQuery';
import { remember } from './remember';
import { loadShell } from './shell';

const FRESH_MS = 10_000;
const overviewNow = remember(FRESH_MS, () => callBackend(overview));
const listNow = remember<OutputOf<typeof projectsList>>(FRESH_MS, (key) => (
  callBackend(projectsList, { body: listRequestOf(JSON.parse(key) as LeaderboardQuery) }, {}, 3)
));

/** The home page's data: the same for every visitor of an address, so that any cache may keep the page. */
export const homeProps: GetServerSideProps<HomeScreenProps & PageProps> = async ({ query: raw, res }) => {
  const query = parseLeaderboardQuery(raw);
  const [shell, summary, list] = await Promise.all([loadShell(), overviewNow(), listNow(JSON.stringify(query))]);
  res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=30, stale-while-revalidate=300');
  return { props: { shell, overview: summary, list, query } };
};
