import { PageHead } from '@/components/app';
import { StateScreen, stateCopy as copy, type StateScreenProps } from '@/components/report';
import type { PageProps } from '@/lib/shell';

export { reportStateProps as getServerSideProps } from '@/server/pages/reportStateProps';

export default function ReportStatePage({ report }: StateScreenProps & PageProps) {
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <StateScreen report={report} />
    </>
  );
}
