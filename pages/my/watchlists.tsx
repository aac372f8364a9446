import { PageHead } from '@/components/app';
import { ImpersonationBanner } from '@/components/impersonation';
import { watchlistsCopy as copy, WatchlistsScreen } from '@/components/my-watchlists';
import type { SignedInProps } from '@/server/pages/signedInProps';

export { signedInProps as getServerSideProps } from '@/server/pages/signedInProps';

export default function WatchlistsPage({ user }: SignedInProps) {
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <WatchlistsScreen user={user} />
    </>
  );
}

WatchlistsPage.Banner = ImpersonationBanner;
