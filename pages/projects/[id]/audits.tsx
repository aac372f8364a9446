import { PageHead } from '@/components/app';
import { auditsCopy as copy, AuditsScreen, type AuditsScreenProps } from '@/components/audits';
import { routes } from '@/lib/routes';
import type { PageProps } from '@/lib/shell';

export { auditsProps as getServerSideProps } from '@/server/pages/recordListProps';

export default function AuditsPage({ shell, ...screen }: AuditsScreenProps & PageProps) {
  const { project, page, pages, total } = screen;
  return (
    <>
      <PageHead
        title={copy.titleOf(project.name, page, pages)}
        description={copy.description(project.name, total)}
        canonical={`${shell.siteUrl}${routes.projectAudits(project.id, page)}`}
      />
      <AuditsScreen {...screen} />
    </>
  );
}
