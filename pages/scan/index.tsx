import { PageHead } from '@/components/app';
import { scanCopy as copy, ScanForm, type ScanFormProps } from '@/components/scan';
import { rareRoutes } from '@/lib/rareRoutes';
import type { PageProps } from '@/lib/shell';

export { scanFormProps as getServerSideProps } from '@/server/pages/scanProps';

export default function ScanFormPage({ shell, ...form }: ScanFormProps & PageProps) {
  const canonical = `${shell.siteUrl}${rareRoutes.scan()}`;
  return (
    <>
      <PageHead title={copy.title} description={copy.description} canonical={canonical} />
      <ScanForm {...form} />
    </>
  );
}
