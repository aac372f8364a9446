import { DataScript, PageHead } from '@/components/app';
import type { PageProps } from '@/lib/shell';
import { copy } from './copy';
import { HomeScreen, type HomeScreenProps } from './HomeScreen';

/** A WebSite of schema.org, with its search. */
const siteData = (siteUrl: string): object => ({
  '@type': 'WebSite',
  name: 'Plumbline',
  url: `${siteUrl}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${siteUrl}/?text={text}`,
    'query-input': 'required name=text',
  },
});

/** One component for both routes, so that switching keeps what is on the screen. */
export function HomePage({ shell, ...home }: HomeScreenProps & PageProps) {
  return (
    <>
      <PageHead title={copy.title} description={copy.description} canonical={`${shell.siteUrl}/`} />
      <DataScript data={siteData(shell.siteUrl)} />
      <HomeScreen {...home} />
    </>
  );
}
