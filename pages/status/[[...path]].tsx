import { PageHead } from '@/components/app';
import {
  dataStateCopy as copy,
  DataStateScreen,
  type DataStateScreenProps,
} from '@/components/data-state';
import { routes } from '@/lib/routes';
import type { PageProps } from '@/lib/shell';

export { getStaticPaths, getStaticProps } from '@/server/pages/statusProps';

export default function StatusPage({ shell, data }: DataStateScreenProps & PageProps) {
  const canonical = `${shell.siteUrl}${routes.status}`;
  return (
    <>
      <PageHead title={copy.title} description={copy.description} canonical={canonical} />
      <DataStateScreen data={data} />
    </>
  );
}
