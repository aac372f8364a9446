import { ofProject, RecordList } from '@/components/record-list';
import { routes } from '@/lib/routes';
import { ContractsTable } from './ContractsTable';
import { copy } from './copy';
import type { ContractsScreenProps } from './types';

/** Every recorded contract. */
export function ContractsScreen({ project, rows, page, pages, summary }: ContractsScreenProps) {
  return (
    <RecordList
      {...ofProject(project)}
      title={copy.title(project.name)}
      lead={`${summary}${rows.length > 1 ? ` ${copy.order}` : ''}`}
      page={page}
      pages={pages}
      hrefOf={(number) => routes.projectContracts(project.id, number)}
    >
      {rows.length === 0 ? <p>{copy.none}</p> : <ContractsTable rows={rows} />}
    </RecordList>
  );
}
