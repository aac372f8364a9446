import { DataScript, PageHead } from '@/components/app';
import { ProjectScreen } from '@/components/project';
import { routes } from '@/lib/routes';
import type { ProjectPageProps } from '@/server/pages/projectProps';

export { getStaticPaths, getStaticProps } from '@/server/pages/projectProps';

export default function ProjectPage(props: ProjectPageProps) {
  const { shell, project, drawn, head, breadcrumb } = props;
  const at = (path: string) => `${shell.siteUrl}${path}`;
  return (
    <>
      <PageHead
        {...head}
        canonical={at(routes.project(project.id))}
        picture={at(routes.projectCard(project.id))}
      />
      <DataScript data={breadcrumb} />
      <ProjectScreen project={project} drawn={drawn} />
    </>
  );
}
