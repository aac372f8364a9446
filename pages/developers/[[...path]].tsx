import { DataScript, PageHead } from '@/components/app';
import { datasetData, developersCopy as copy, DevelopersScreen } from '@/components/developers';
import { routes } from '@/lib/routes';
import type { DevelopersProps } from '@/server/pages/developersProps';
import type { PageProps } from '@/lib/shell';

export { getStaticPaths, getStaticProps } from '@/server/pages/developersProps';

export default function DevelopersPage({ shell, guide }: DevelopersProps & PageProps) {
  return (
    <>
      <PageHead
        title={copy.title}
        description={copy.description}
        canonical={`${shell.siteUrl}${routes.developers}`}
      />
      <DataScript data={datasetData(guide, shell.siteUrl)} />
      <DevelopersScreen guide={guide} siteUrl={shell.siteUrl} />
    </>
  );
}
