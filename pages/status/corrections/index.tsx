import { PageHead } from '@/components/app';
import {
  correctionsCopy as copy,
  CorrectionsScreen,
  type CorrectionsScreenProps,
} from '@/components/corrections';
import { rareRoutes } from '@/lib/rareRoutes';
import type { PageProps } from '@/lib/shell';

export { correctionsProps as getServerSideProps } from '@/server/pages/correctionsProps';

export default function CorrectionsPage({ shell, ...screen }: CorrectionsScreenProps & PageProps) {
  const { project, page } = screen;
  const query = { ...(project && { project: project.id }), ...(page > 1 && { page }) };
  return (
    <>
      <PageHead
        title={project ? copy.titleOf(project.name) : copy.title}
        description={copy.description}
        canonical={`${shell.siteUrl}${rareRoutes.corrections(query)}`}
      />
      <CorrectionsScreen {...screen} />
    </>
  );
}
