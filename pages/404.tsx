import type { GetStaticProps } from 'next';
import { NotFoundPage } from '@/components/app';
import { isBuilding } from '@/server/env';
import { loadShell } from '@/server/pages/shell';
import { bareShell, type PageProps } from '@/lib/shell';

export default NotFoundPage;

/** The build has no settings and makes no requests, so the first request replaces its copy. */
export const getStaticProps: GetStaticProps<PageProps> = async () =>
  isBuilding()
    ? { props: { shell: bareShell() }, revalidate: 1 }
    : { props: { shell: await loadShell() }, revalidate: 60 };
