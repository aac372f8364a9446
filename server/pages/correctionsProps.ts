import type { GetServerSideProps } from 'next';
import { shorten, type CorrectionsScreenProps } from '@/components/corrections';
import { pageSharedFor } from '@/contracts/cacheControl';
import { correctionFilterSchema, listCorrections } from '@/contracts/endpoints';
import { rareRoutes } from '@/lib/rareRoutes';
import type { PageProps } from '@/lib/shell';
import { callBackend } from '@/server/backend';
import { findProject } from './findProject';
import { loadShell } from './shell';

const FRESH_SECONDS = 60;

/** The same for all visitors of an address: any cache may keep it. */
export const correctionsProps: GetServerSideProps<CorrectionsScreenProps & PageProps> = async ({
  query,
  res,
}) => {
  const { project: id, page } = query;
  if (!correctionFilterSchema.isValidSync({ project: id, page })) return { notFound: true };
  const filter = correctionFilterSchema.cast({ project: id, page });
  const found = filter.project === undefined ? undefined : await findProject(filter.project);
  if (typeof found === 'object' && 'movedTo' in found)
    return {
      redirect: {
        destination: rareRoutes.corrections({ project: found.movedTo }),
        permanent: true,
      },
    };
  const [shell, list] = await Promise.all([
    loadShell(),
    callBackend(listCorrections, { query: filter }),
  ]);
  const [newest] = list.items;
  // A project that is gone keeps its corrections.
  if (list.page > list.pages || (found === 'missing' && !newest)) return { notFound: true };
  res.setHeader('Cache-Control', pageSharedFor(FRESH_SECONDS));
  const name = typeof found === 'object' ? found.project.name : newest?.projectName;
  const project = filter.project === undefined ? null : { id: filter.project, name: name! };
  const items = list.items.map(shorten);
  return { props: { shell, project, ...list, items } };
};
