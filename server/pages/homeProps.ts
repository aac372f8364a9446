import type { GetServerSideProps, GetStaticPaths, GetStaticProps } from 'next';
import type { HomeScreenProps } from '@/components/home';
import { DEFAULT_QUERY, type LeaderboardQuery } from '@/components/leaderboard/query';
import { pageSharedFor } from '@/contracts/cacheControl';
import type { OutputOf } from '@/contracts/endpoint';
import { overview, projectsList } from '@/contracts/endpoints';
import { callBackend } from '@/server/backend';
import type { PageProps } from '@/lib/shell';
import { listRequestOf, parseLeaderboardQuery } from './parseQuery';
import { remember } from './remember';
import { loadShell } from './shell';

const FRESH_MS = 10_000;
/** How long the page itself counts as fresh. */
const FRESH_SECONDS = 30;
/** The one view that is kept (next.config.js). */
const KEPT_VIEW = 'ranked';
const overviewNow = remember(FRESH_MS, () => callBackend(overview));
const listNow = remember<OutputOf<typeof projectsList>>(FRESH_MS, (key) =>
  callBackend(projectsList, { body: listRequestOf(JSON.parse(key) as LeaderboardQuery) }, {}, 3),
);

async function propsOf(query: LeaderboardQuery): Promise<HomeScreenProps & PageProps> {
  const [shell, summary, list] = await Promise.all([
    loadShell(),
    overviewNow(),
    listNow(JSON.stringify(query)),
  ]);
  return { shell, overview: summary, list, query };
}

/** The home page's data: the same for every visitor of an address, so that any cache may keep the page. */
export const homeProps: GetServerSideProps<HomeScreenProps & PageProps> = async ({
  query,
  res,
}) => {
  const props = await propsOf(parseLeaderboardQuery(query));
  res.setHeader('Cache-Control', pageSharedFor(FRESH_SECONDS));
  return { props };
};

/** The build needs no backend: the page is made at its first request and then kept. */
export const keptHomePaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** The same without a query, kept: a filled cache answers ten times as many visitors. */
export const keptHomeProps: GetStaticProps<HomeScreenProps & PageProps> = async ({ params }) => {
  if (params?.view !== KEPT_VIEW) return { notFound: true, revalidate: FRESH_SECONDS };
  return { props: await propsOf(DEFAULT_QUERY), revalidate: FRESH_SECONDS };
};
