import { PageHead } from '@/components/app';
import { scanCopy as copy, ScanForm, type ScanFormProps } from '@/components/scan';
import { routes } from '@/lib/routes';
import type { PageProps } from '@/lib/shell';

export { scanFormProps as getServerSideProps } from '@/server/pages/scanProps';

export default function ScanFormPage({ shell, ...form }: ScanFormProps & PageProps) {
  const canonical = `${shell.siteUrl}${routes.scan()}`;
  return (
    <>
      <PageHead title={copy.title} description={copy.description} canonical={canonical} />
      <ScanForm {...form} />
    </>
  );
}
