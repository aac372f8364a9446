import type { GetServerSideProps } from 'next';
import type { PageProps } from '@/lib/shell';
import { loadShell } from './shell';

/** For a page of words alone, made per request and never cached: few people see it. */
export const shellProps: GetServerSideProps<PageProps> = async ({ res }) => {
  res.setHeader('Cache-Control', 'private, no-store');
  return { props: { shell: await loadShell() } };
};
