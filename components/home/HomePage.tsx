import { useRouter } from 'next/router';
import { useEffect } from 'react';
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

function LoadAnew(): null {
  const { reload } = useRouter();
  useEffect(() => reload(), [reload]);
  return null;
}

/** One component for both routes, so that switching keeps what is on the screen. */
export function HomePage({ shell, ...home }: HomeScreenProps & PageProps) {
  // "Back" pressed twice while a kept page starts: Next shows this page with that page's data.
  if ((home.overview as unknown) === undefined) return <LoadAnew />;
  return (
    <>
      <PageHead title={copy.title} description={copy.description} canonical={`${shell.siteUrl}/`} />
      <DataScript data={siteData(shell.siteUrl)} />
      <HomeScreen {...home} />
    </>
  );
}
