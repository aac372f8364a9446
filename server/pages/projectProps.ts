import type { GetStaticPaths, GetStaticProps } from 'next';
import {
  breadcrumbData,
  describeProject,
  drawOverview,
  type ProjectScreenProps,
} from '@/components/project';
import { getProject } from '@/contracts/endpoints';
import { PROJECT_ID } from '@/contracts/ids';
import type { ProjectDetail } from '@/contracts/projects';
import { NotFoundError, RequestError } from '@/lib/errors/RequestError';
import { routes } from '@/lib/routes';
import { movedTo } from '@/server/movedTo';
import { callBackend } from '@/server/backend';
import type { PageProps } from '@/lib/shell';
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

/**
 * Drops what the page does not show as it is: titles of findings, which it counts, and the losses
 * that are drawn. Props are sent twice, as text and data.
 */
const slim = (project: ProjectDetail): ProjectDetail => ({
  ...project,
  losses: [],
  audits: project.audits.map((audit) => ({ ...audit, findings: [] })),
});

/** Made on first request, then kept. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** Redirects a moved id for good. */
export const getStaticProps: GetStaticProps<ProjectPageProps> = async ({ params }) => {
  const id = String(params?.id ?? '');
  if (!PROJECT_ID.test(id))
    return PROJECT_ID.test(id.toLowerCase()) ? permanently(id.toLowerCase()) : missing;
  try {
    const [shell, project] = await Promise.all([
      loadShell(),
      callBackend(getProject, { params: { id } }),
    ]);
    const drawn = drawOverview(project);
    const head = describeProject(project);
    const breadcrumb = breadcrumbData(project, shell.siteUrl);
    return {
      props: { shell, project: slim(project), drawn, head, breadcrumb },
      revalidate: FRESH_SECONDS,
    };
  } catch (error) {
    if (error instanceof NotFoundError) return missing;
    const target =
      error instanceof RequestError && error.status === 308 ? movedTo(error.body) : undefined;
    if (target) return permanently(target);
    if (error instanceof RequestError && error.status === 400) return missing;
    throw error;
  }
};
