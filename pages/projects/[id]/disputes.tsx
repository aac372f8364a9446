import { PageHead } from '@/components/app';
import {
  disputesCopy as copy,
  DisputesScreen,
  type DisputesScreenProps,
} from '@/components/disputes';
import { routes } from '@/lib/routes';
import type { PageProps } from '@/lib/shell';

export { disputesProps as getServerSideProps } from '@/server/pages/recordListProps';

export default function DisputesPage({ shell, ...screen }: DisputesScreenProps & PageProps) {
  const { id, name } = screen.project;
  return (
    <>
      <PageHead
        title={copy.title(name)}
        description={copy.description(name)}
        canonical={`${shell.siteUrl}${routes.projectDisputes(id)}`}
      />
      <DisputesScreen {...screen} />
    </>
  );
}
