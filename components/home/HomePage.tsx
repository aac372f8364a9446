import { PageHead } from '@/components/app';
import type { PageProps } from '@/lib/shell';
import { copy } from './copy';
import { HomeScreen, type HomeScreenProps } from './HomeScreen';

/** One component for both routes, so that switching keeps what is on the screen. */
export function HomePage({ shell, ...home }: HomeScreenProps & PageProps) {
  return (
    <>
      <PageHead title={copy.title} description={copy.description} canonical={`${shell.siteUrl}/`} />
      <HomeScreen {...home} />
    </>
  );
}
