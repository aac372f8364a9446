import { ofProject, RecordList } from '@/components/record-list';
import { addressFromId } from '@/contracts/ids';
import { shortHex } from '@/lib/format/numbers';
import { routes } from '@/lib/routes';
import { AuditsTable } from './AuditsTable';
import type { AuditsScreenProps } from './listAudits';
import { screenCopy as copy } from './screenCopy';

/** Every recorded audit. */
export function AuditsScreen({ project, rows, names, summary, page, pages }: AuditsScreenProps) {
  return (
    <RecordList
      {...ofProject(project)}
      title={copy.title(project.name)}
      lead={`${summary}${rows.length > 1 ? ` ${copy.order}` : ''}`}
      page={page}
      pages={pages}
      hrefOf={(number) => routes.projectAudits(project.id, number)}
    >
      {rows.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <AuditsTable audits={rows} findName={(id) => names[id] ?? shortHex(addressFromId(id))} />
      )}
    </RecordList>
  );
}
