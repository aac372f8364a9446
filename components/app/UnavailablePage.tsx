import { UnavailableScreen } from '@/components/errors';
import { PageHead } from './PageHead';

/** Sent with status 503 at any address (server/framework/web/askRenderer.ts). */
export function UnavailablePage() {
  return (
    <>
      <PageHead title="Not available" description="This page is not available right now." />
      <UnavailableScreen />
    </>
  );
}
/** Needs no shell data (pages/_app). */
UnavailablePage.bare = true;
