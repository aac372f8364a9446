import type { GetStaticPaths, GetStaticProps } from 'next';
import type { PageProps } from '@/lib/shell';
import { loadShell } from './shell';

const FRESH_SECONDS = 300;
const PAGES = ['login', 'signup', 'error'] as const;

export interface AuthPageProps {
  page: (typeof PAGES)[number];
}

/** Made on first request, then kept. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** No session and no query: the browser reads both. */
export const getStaticProps: GetStaticProps<AuthPageProps & PageProps> = async ({ params }) => {
  const page = PAGES.find((name) => name === params?.page);
  return page
    ? { props: { shell: await loadShell(), page }, revalidate: FRESH_SECONDS }
    : { notFound: true, revalidate: FRESH_SECONDS };
};
