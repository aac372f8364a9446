import { NotFoundScreen } from '@/components/errors';
import { PageHead } from './PageHead';

export function NotFoundPage() {
  return (
    <>
      <PageHead title="Page not found" description="There is nothing at this address." />
      <NotFoundScreen />
    </>
  );
}
/** Can be shown without the shell's data (pages/_app). */
NotFoundPage.bare = true;
