import { PageHead } from '@/components/app';
import { reportCopy as copy, ReportScreen, type ReportScreenProps } from '@/components/report';
import { routes } from '@/lib/routes';
import type { PageProps } from '@/lib/shell';

export { reportProps as getServerSideProps } from '@/server/pages/reportProps';

export default function ReportPage({ shell, plain }: ReportScreenProps & PageProps) {
  return (
    <>
      <PageHead
        title={copy.title}
        description={copy.description}
        canonical={`${shell.siteUrl}${routes.report()}`}
      />
      <ReportScreen plain={plain} />
    </>
  );
}
