import { scanPage } from '@/contracts/scan';
import { PageHead } from '@/components/app';
import { scanCopy as copy, ScanForm, type ScanFormProps } from '@/components/scan';
import type { PageProps } from '@/lib/shell';

export { scanFormProps as getServerSideProps } from '@/server/pages/scanProps';

export default function ScanFormPage({ shell, ...form }: ScanFormProps & PageProps) {
  const canonical = `${shell.siteUrl}${scanPage()}`;
  return (
    <>
      <PageHead title={copy.title} description={copy.description} canonical={canonical} />
      <ScanForm {...form} />
    </>
  );
}
