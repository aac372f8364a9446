import type { GetStaticProps } from 'next';
import { NotFoundPage } from '@/components/app';
import { isBuilding } from '@/server/env';
import { loadShell } from '@/server/pages/shell';
import { bareShell, type PageProps } from '@/lib/shell';

export default NotFoundPage;

/** With the shell of every other page. The build knows no settings and asks nobody: its copy gives way with the first request. */
export const getStaticProps: GetStaticProps<PageProps> = async () =>
  isBuilding()
    ? { props: { shell: bareShell() }, revalidate: 1 }
    : { props: { shell: await loadShell() }, revalidate: 60 };
