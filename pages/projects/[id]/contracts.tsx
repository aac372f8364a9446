import { PageHead } from '@/components/app';
import {
  contractsCopy as copy,
  ContractsScreen,
  type ContractsScreenProps,
} from '@/components/contracts';
import { routes } from '@/lib/routes';
import type { PageProps } from '@/lib/shell';

export { contractsProps as getServerSideProps } from '@/server/pages/recordListProps';

export default function ContractsPage({ shell, ...screen }: ContractsScreenProps & PageProps) {
  const { project, page, pages, total } = screen;
  return (
    <>
      <PageHead
        title={copy.titleOf(project.name, page, pages)}
        description={copy.description(project.name, total)}
        canonical={`${shell.siteUrl}${routes.projectContracts(project.id, page)}`}
      />
      <ContractsScreen {...screen} />
    </>
  );
}
