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
/** Can be shown without the shell's data (pages/_app). */
NotFoundPage.bare = true;
