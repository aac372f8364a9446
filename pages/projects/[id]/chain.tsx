import { PageHead } from '@/components/app';
import { chainCopy as copy, ChainScreen, type ChainScreenProps } from '@/components/chain';
import { routes } from '@/lib/routes';
import type { PageProps } from '@/lib/shell';

export { chainProps as getServerSideProps } from '@/server/pages/recordListProps';

export default function ChainPage({ shell, ...screen }: ChainScreenProps & PageProps) {
  const { project, page, pages } = screen;
  return (
    <>
      <PageHead
        title={copy.titleOf(project.name, page, pages)}
        description={copy.description(project.name)}
        canonical={`${shell.siteUrl}${routes.projectChain(project.id, page)}`}
      />
      <ChainScreen {...screen} />
    </>
  );
}
