import type { GetServerSideProps, GetStaticPaths, GetStaticProps } from 'next';
import type { HomeScreenProps } from '@/components/home';
import { DEFAULT_QUERY, type LeaderboardQuery } from '@/components/leaderboard/query';
import { pageSharedFor } from '@/contracts/http/cacheControl';
import type { EndpointOutput } from '@/contracts/endpoint';
import { overview, projectsList } from '@/contracts/endpoints';
import { callBackend } from '@/server/backend/backend';
import type { PageProps } from '@/lib/shell';
import { toListRequest, parseLeaderboardQuery } from './parseQuery';
import { remember } from './remember';
import { loadShell } from './shell';

const FRESH_MS = 10_000;
const FRESH_SECONDS = 30;
const KEPT_VIEW = 'ranked';
const overviewNow = remember(FRESH_MS, () => callBackend(overview));
const listNow = remember<EndpointOutput<typeof projectsList>>(FRESH_MS, (key) =>
  callBackend(projectsList, { body: toListRequest(JSON.parse(key) as LeaderboardQuery) }),
);

async function loadProps(query: LeaderboardQuery): Promise<HomeScreenProps & PageProps> {
  const [shell, summary, list] = await Promise.all([
    loadShell(),
    overviewNow(),
    listNow(JSON.stringify(query)),
  ]);
  return { shell, overview: summary, list, query };
}

/** The same for all visitors of an address: any cache may keep it. */
export const homeProps: GetServerSideProps<HomeScreenProps & PageProps> = async ({
  query,
  res,
}) => {
  const props = await loadProps(parseLeaderboardQuery(query));
  res.setHeader('Cache-Control', pageSharedFor(FRESH_SECONDS));
  return { props };
};

/** Made on first request, then kept. */
export const keptHomePaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** Without a query, kept: a filled cache answers ten times as many visitors. */
export const keptHomeProps: GetStaticProps<HomeScreenProps & PageProps> = async ({ params }) => {
  if (params?.view !== KEPT_VIEW) return { notFound: true, revalidate: FRESH_SECONDS };
  return { props: await loadProps(DEFAULT_QUERY), revalidate: FRESH_SECONDS };
};
