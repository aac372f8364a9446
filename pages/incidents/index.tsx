import { PageHead } from '@/components/app';
import {
  incidentsCopy as copy,
  IncidentsScreen,
  type IncidentsScreenProps,
} from '@/components/incidents';
import { rareRoutes } from '@/lib/rareRoutes';
import type { PageProps } from '@/lib/shell';

export { incidentsProps as getServerSideProps } from '@/server/pages/incidentProps';

export default function IncidentsPage({ shell, ...screen }: IncidentsScreenProps & PageProps) {
  const { query, page } = screen;
  return (
    <>
      <PageHead
        title={copy.titleOf(page)}
        description={copy.description}
        canonical={`${shell.siteUrl}${rareRoutes.incidents(page > 1 ? { ...query, page } : query)}`}
      />
      <IncidentsScreen {...screen} />
    </>
  );
}
