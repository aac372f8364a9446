import type { GetServerSideProps } from 'next';
import type { CorrectionsScreenProps } from '@/components/corrections';
import { pageSharedFor } from '@/contracts/http/cacheControl';
import { correctionFilterSchema, listCorrections } from '@/contracts/endpoints';
import { rareRoutes } from '@/lib/rareRoutes';
import type { PageProps } from '@/lib/shell';
import { callBackend } from '@/server/backend/backend';
import { findProject } from './findProject';
import { loadShell } from './shell';

const FRESH_SECONDS = 60;

/** The same for all visitors of an address: any cache may keep it. */
export const correctionsProps: GetServerSideProps<CorrectionsScreenProps & PageProps> = async ({
  query,
  res,
}) => {
  const { project: id, upTo, page } = query;
  const given = { project: id, upTo, page };
  if (!correctionFilterSchema.isValidSync(given)) return { notFound: true };
  const filter = correctionFilterSchema.cast(given);
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
  return { props: { shell, project, upTo: filter.upTo ?? null, ...list } };
};
