import type { GetStaticProps } from 'next';
import { ServerErrorPage } from '@/components/app';
import { isBuilding } from '@/server/env';
import { loadShell } from '@/server/pages/shell';
import { bareShell, type PageProps } from '@/lib/shell';

export default ServerErrorPage;

/**
 * The header's variant and the announcement, as of the last minute. The web process makes it at its
 * start: the build has no settings.
 */
export const getStaticProps: GetStaticProps<PageProps> = async () =>
  isBuilding()
    ? { props: { shell: bareShell(), failed: true }, revalidate: 1 }
    : { props: { shell: await loadShell(), failed: true }, revalidate: 60 };
