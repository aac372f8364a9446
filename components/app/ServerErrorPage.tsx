import { ServerErrorScreen } from '@/components/errors';
import { PageHead } from './PageHead';

export function ServerErrorPage() {
  return (
    <>
      <PageHead title="Server error" description="Sorry, something went wrong." />
      <ServerErrorScreen />
    </>
  );
}
/** Needs no shell data (pages/_app). */
ServerErrorPage.bare = true;
