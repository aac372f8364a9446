import { NotFoundScreen } from '@/components/errors';
import { PageHead } from './PageHead';

export function NotFoundPage() {
  return (
    <>
      <PageHead title="Page not found" description="Nothing is at this address." />
      <NotFoundScreen />
    </>
  );
}
/** Needs no shell data (pages/_app). */
NotFoundPage.bare = true;
