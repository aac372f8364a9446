import { PageHead } from '@/components/app';
import { scanCopy as copy, ScanScreen, type ScanScreenProps } from '@/components/scan';
import type { PageProps } from '@/lib/shell';

export { scanProps as getServerSideProps } from '@/server/pages/scanProps';

/** Not for search engines: what strangers call their contracts. */
export default function ScanPage({ shell: _, ...screen }: ScanScreenProps & PageProps) {
  const { address, chain } = screen;
  return (
    <>
      <PageHead title={copy.titleOf(address)} description={copy.descriptionOf(address, chain)} />
      <ScanScreen {...screen} />
    </>
  );
}
