import { DataScript, PageHead } from '@/components/app';
import {
  breadcrumbData,
  describeProject,
  ProjectScreen,
  type ProjectScreenProps,
} from '@/components/project';
import { routes } from '@/lib/routes';
import type { PageProps } from '@/lib/shell';

export { getStaticPaths, getStaticProps } from '@/server/pages/projectProps';

export default function ProjectPage({ shell, project }: ProjectScreenProps & PageProps) {
  const canonical = `${shell.siteUrl}${routes.project(project.id)}`;
  return (
    <>
      <PageHead {...describeProject(project)} canonical={canonical} />
      <DataScript data={breadcrumbData(project, shell.siteUrl)} />
      <ProjectScreen project={project} />
    </>
  );
}
