import { PageHead } from '@/components/app';
import { ImpersonationBanner } from '@/components/impersonation';
import {
  watchlistsCopy as copy,
  WatchlistsScreen,
  type GivenLists,
} from '@/components/my-watchlists';
import type { SignedInProps } from '@/server/pages/signedInProps';

export { watchlistsProps as getServerSideProps } from '@/server/pages/watchlistsProps';

export default function WatchlistsPage({ user, given }: SignedInProps & { given?: GivenLists }) {
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <WatchlistsScreen user={user} given={given} />
    </>
  );
}

WatchlistsPage.Banner = ImpersonationBanner;
