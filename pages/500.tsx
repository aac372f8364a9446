import type { GetStaticProps } from 'next';
import { ServerErrorPage } from '@/components/app';
import { isBuilding } from '@/server/env';
import { loadWholeShell } from '@/server/pages/shell';
import { bareShell, type PageProps } from '@/lib/shell';

export default ServerErrorPage;

/**
 * The header's variant and the announcement, as of the last minute with a backend. The web process
 * makes it at its start: the build has no settings.
 */
export const getStaticProps: GetStaticProps<PageProps> = async () =>
  isBuilding()
    ? { props: { shell: bareShell(), failed: true }, revalidate: 1 }
    : { props: { shell: await loadWholeShell(), failed: true }, revalidate: 60 };
