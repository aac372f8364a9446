import { PageHead } from '@/components/app';
import {
  BreadcrumbScript,
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
      <BreadcrumbScript project={project} siteUrl={shell.siteUrl} />
      <ProjectScreen project={project} />
    </>
  );
}
