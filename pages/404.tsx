import type { GetStaticProps } from 'next';
import { NotFoundPage } from '@/components/app';
import { loadShell } from '@/lib/server/pages/shell';
import type { PageProps } from '@/lib/shell';

export default NotFoundPage;

/** With the shell of every other page. The build has none to ask: its announcement comes with the first renewal. */
export const getStaticProps: GetStaticProps<PageProps> = async () => ({ props: { shell: await loadShell() }, revalidate: 60 });
