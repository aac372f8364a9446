import type { GetStaticPaths, GetStaticProps } from 'next';
import {
  boundProject,
  breadcrumbData,
  describeProject,
  drawOverview,
  type ProjectScreenProps,
} from '@/components/project';
import { routes } from '@/lib/routes';
import type { PageProps } from '@/lib/shell';
import { findProject } from './findProject';
import { loadShell } from './shell';

/** Made here, so that browsers need not. */
export interface ProjectPageProps extends ProjectScreenProps, PageProps {
  head: { title: string; description: string };
  breadcrumb: object;
}

const FRESH_SECONDS = 60;
const MISSING_FRESH_SECONDS = 10;

const missing = { notFound: true, revalidate: MISSING_FRESH_SECONDS } as const;
const permanently = (id: string) => ({
  redirect: { destination: routes.project(id), permanent: true },
  revalidate: FRESH_SECONDS,
});

/** Made on first request, then kept. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** Redirects a moved id for good. */
export const getStaticProps: GetStaticProps<ProjectPageProps> = async ({ params }) => {
  const found = await findProject(String(params?.id ?? ''));
  if (found === 'missing') return missing;
  if ('movedTo' in found) return permanently(found.movedTo);
  const { project } = found;
  const shell = await loadShell();
  const drawn = drawOverview(project);
  const head = describeProject(project);
  const breadcrumb = breadcrumbData(project, shell.siteUrl);
  return {
    props: { shell, project: boundProject(project), drawn, head, breadcrumb },
    revalidate: FRESH_SECONDS,
  };
};
