import { PageHead } from '@/components/app';
import type { PageProps } from '@/lib/shell';
import { copy } from './copy';
import { HomeScreen, type HomeScreenProps } from './HomeScreen';

/** The home page, whichever of its two routes made it: one component, so that going from one to the other keeps what is on the screen. */
export function HomePage({ shell, ...home }: HomeScreenProps & PageProps) {
  return (
    <>
      <PageHead title={copy.title} description={copy.description} canonical={`${shell.siteUrl}/`} />
      <HomeScreen {...home} />
    </>
  );
}
