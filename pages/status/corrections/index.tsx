import { PageHead } from '@/components/app';
import {
  correctionsCopy as copy,
  CorrectionsScreen,
  hrefOf,
  type CorrectionsScreenProps,
} from '@/components/corrections';
import type { PageProps } from '@/lib/shell';

export { correctionsProps as getServerSideProps } from '@/server/pages/correctionsProps';

export default function CorrectionsPage({ shell, ...screen }: CorrectionsScreenProps & PageProps) {
  const { project, page } = screen;
  return (
    <>
      <PageHead
        title={project ? copy.titleOf(project.name) : copy.title}
        description={copy.description}
        canonical={`${shell.siteUrl}${hrefOf(screen, page)}`}
      />
      <CorrectionsScreen {...screen} />
    </>
  );
}
