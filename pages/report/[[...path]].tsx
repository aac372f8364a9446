import { PageHead } from '@/components/app';
import { reportCopy as copy, ReportScreen, type ReportScreenProps } from '@/components/report';
import { routes } from '@/lib/routes';
import type { PageProps } from '@/lib/shell';

export { getStaticPaths, getStaticProps } from '@/server/pages/reportProps';

export default function ReportPage({ shell, contact }: ReportScreenProps & PageProps) {
  return (
    <>
      <PageHead
        title={copy.title}
        description={copy.description}
        canonical={`${shell.siteUrl}${routes.report()}`}
      />
      <ReportScreen contact={contact} />
    </>
  );
}
