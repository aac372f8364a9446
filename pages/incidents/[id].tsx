import { PageHead } from '@/components/app';
import {
  incidentCopy as copy,
  IncidentScreen,
  type IncidentScreenProps,
} from '@/components/incidents';
import { rareRoutes } from '@/lib/rareRoutes';
import type { PageProps } from '@/lib/shell';

export { incidentProps as getServerSideProps } from '@/server/pages/incidentProps';

export default function IncidentPage({ shell, ...screen }: IncidentScreenProps & PageProps) {
  const { id, title, occurredOn, victim, projectName } = screen.incident;
  const who = projectName ?? victim;
  return (
    <>
      <PageHead
        title={copy.titleOf(title, who, occurredOn)}
        description={copy.description(who, occurredOn)}
        canonical={`${shell.siteUrl}${rareRoutes.incident(id)}`}
      />
      <IncidentScreen {...screen} />
    </>
  );
}
