import Head from 'next/head';
import { PageHead } from '@/components/app';
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
  return (
    <>
      <PageHead
        {...describeProject(project)}
        canonical={`${shell.siteUrl}${routes.project(project.id)}`}
      />
      <Head>
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: breadcrumbData(project, shell.siteUrl) }}
        />
      </Head>
      <ProjectScreen project={project} />
    </>
  );
}
