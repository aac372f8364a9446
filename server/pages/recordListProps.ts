import type { GetServerSideProps } from 'next';
import { listAudits } from '@/components/audits';
import { toScreen } from '@/components/chain';
import { listRows } from '@/components/contracts';
import { orderContracts } from '@/components/project';
import { pageOfRows } from '@/components/record-list';
import { pageSharedFor } from '@/contracts/http/cacheControl';
import { projectChain } from '@/contracts/endpoints';
import type { ProjectDetail } from '@/contracts/projects/projects';
import { routes } from '@/lib/routes';
import type { PageProps } from '@/lib/shell';
import { callBackend } from '@/server/backend/backend';
import { findProject } from './findProject';
import { loadShell } from './shell';

const FRESH_SECONDS = 60;

/** `?page=2`; the first without. NaN for anything else. */
const pageOf = (given: string | string[] | undefined): number =>
  given === undefined ? 1 : /^[1-9]\d{0,4}$/.test(String(given)) ? Number(given) : NaN;

/** The same for all visitors of an address: any cache may keep it. */
const recordListProps =
  <Screen extends object>(
    list: (
      project: ProjectDetail,
      page: number,
    ) => Screen | undefined | Promise<Screen | undefined>,
    routeOf: (id: string) => string,
  ): GetServerSideProps<Screen & PageProps> =>
  async ({ params, query, res }) => {
    const page = pageOf(query.page);
    const found = await findProject(String(params?.id ?? ''));
    if (found === 'missing') return { notFound: true };
    if ('movedTo' in found)
      return { redirect: { destination: routeOf(found.movedTo), permanent: true } };
    const screen = await list(found.project, page);
    if (!screen) return { notFound: true };
    res.setHeader('Cache-Control', pageSharedFor(FRESH_SECONDS));
    return { props: { shell: await loadShell(), ...screen } };
  };

export const contractsProps = recordListProps(
  (project, page) => listRows(project, orderContracts(project), page),
  routes.projectContracts,
);

export const chainProps = recordListProps(async (project, page) => {
  const found = await callBackend(projectChain, { params: { id: project.id } });
  return toScreen(project, found, { page, now: new Date() });
}, routes.projectChain);

export const auditsProps = recordListProps(listAudits, routes.projectAudits);

export const disputesProps = recordListProps(({ id, name, disputes }, page) => {
  const found = pageOfRows(disputes, page);
  return found && { ...found, project: { id, name } };
}, routes.projectDisputes);
