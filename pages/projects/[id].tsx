import { DataScript, PageHead } from '@/components/app';
import { breadcrumbData, describeProject, ProjectScreen } from '@/components/project';
import type { ProjectScreenProps } from '@/components/project';
import { routes } from '@/lib/routes';
import type { PageProps } from '@/lib/shell';

export { getStaticPaths, getStaticProps } from '@/server/pages/projectProps';

export default function ProjectPage({ shell, project }: ProjectScreenProps & PageProps) {
  const at = (path: string) => `${shell.siteUrl}${path}`;
  return (
    <>
      <PageHead
        {...describeProject(project)}
        canonical={at(routes.project(project.id))}
        picture={at(routes.projectCard(project.id))}
      />
      <DataScript data={breadcrumbData(project, shell.siteUrl)} />
      <ProjectScreen project={project} />
    </>
  );
}
