import type { GetServerSideProps } from 'next';
import { listRows, type ContractsScreenProps } from '@/components/contracts';
import { orderContracts } from '@/components/project';
import { pageSharedFor } from '@/contracts/cacheControl';
import { routes } from '@/lib/routes';
import type { PageProps } from '@/lib/shell';
import { findProject } from './findProject';
import { loadShell } from './shell';

const FRESH_SECONDS = 60;

/** `?page=2`; the first without. NaN for anything else. */
const pageOf = (given: string | string[] | undefined): number =>
  given === undefined ? 1 : /^[1-9]\d{0,4}$/.test(String(given)) ? Number(given) : NaN;

/** The same for all visitors of an address: any cache may keep it. */
export const contractsProps: GetServerSideProps<ContractsScreenProps & PageProps> = async ({
  params,
  query,
  res,
}) => {
  const page = pageOf(query.page);
  const found = await findProject(String(params?.id ?? ''));
  if (found === 'missing') return { notFound: true };
  if ('movedTo' in found)
    return {
      redirect: { destination: routes.projectContracts(found.movedTo), permanent: true },
    };
  const screen = listRows(found.project, orderContracts(found.project), page);
  if (!screen) return { notFound: true };
  res.setHeader('Cache-Control', pageSharedFor(FRESH_SECONDS));
  return { props: { shell: await loadShell(), ...screen } };
};
