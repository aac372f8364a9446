import { ofProject, RecordList } from '@/components/record-list';
import { routes } from '@/lib/routes';
import { ActivityPart } from './ActivityPart';
import { ContractPart } from './ContractPart';
import { Jumps } from './Chain.styles';
import { copy } from './copy';
import type { ChainScreenProps } from './types';

/** What this site found on the chains of a project. */
export function ChainScreen({ project, rows, page, pages, lead, ...activity }: ChainScreenProps) {
  return (
    <RecordList
      {...ofProject(project)}
      title={copy.title(project.name)}
      lead={lead || copy.none}
      page={page}
      pages={pages}
      hrefOf={(number) => routes.projectChain(project.id, number)}
    >
      {page === 1 && rows.length > 0 && (
        <Jumps aria-label={copy.onThisPage}>
          {activity.changes.length > 0 && <a href="#changes">{copy.changes}</a>}
          <a href="#activity">{copy.activity}</a>
          {activity.counts.length + activity.uses.length > 0 && <a href="#uses">{copy.uses}</a>}
        </Jumps>
      )}
      {rows.map((part, index) => (
        <ContractPart
          key={part.id}
          part={part}
          isWeakest={page === 1 && index === 0 && part.weakest !== null}
        />
      ))}
      {page === 1 && rows.length > 0 && <ActivityPart {...activity} />}
    </RecordList>
  );
}
