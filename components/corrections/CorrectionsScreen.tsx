import { RecordList } from '@/components/record-list';
import { Link } from '@/components/ui';
import { Panel, SourceLine, StackTable } from '@/components/ui/page';
import type { Correction, CorrectionPage } from '@/contracts/projects/corrections';
import { day } from '@/lib/format/dates';
import { valueWords } from '@/lib/format/facts';
import { rareRoutes } from '@/lib/rareRoutes';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { hrefOf, letterWords, subjectWords } from './words';

export interface CorrectionsScreenProps extends CorrectionPage {
  /** Of this one only. */
  project: { id: string; name: string } | null;
  /** From the one of this id back. */
  upTo: number | null;
}

function Row({ correction }: { correction: Correction }) {
  const { id, at, kind, projectId, projectName, field, before, after } = correction;
  const { since, beforeSource, afterSource } = correction;
  return (
    <tr id={`c${id}`}>
      <td className="nowrap">
        <Link href={rareRoutes.correction(id)}>{day(at)}</Link>
      </td>
      <td>
        <strong>
          {kind === 'project' ? (
            projectName
          ) : (
            <Link href={routes.project(projectId)}>{projectName}</Link>
          )}
        </strong>
        <small>{subjectWords(correction)}</small>
      </td>
      <td data-label={copy.before}>
        {field === null ? copy.entry : valueWords(before, field)}
        {since && <small>{copy.since(day(since))}</small>}
        {beforeSource && <small>{copy.checked(day(beforeSource.readAt))}</small>}
        <SourceLine source={beforeSource} />
      </td>
      <td data-label={copy.after}>
        {field === null ? copy.withdrawn : valueWords(after, field)}
        <SourceLine source={after === null ? null : afterSource} />
      </td>
      <td data-label={copy.letter}>{letterWords(correction)}</td>
    </tr>
  );
}

const COLUMNS = [
  [copy.corrected, '12%'],
  [copy.what, '24%'],
  [copy.before, '26%'],
  [copy.after, '26%'],
  [copy.letter, '12%'],
] as const;

/** What this site recorded wrongly. */
export function CorrectionsScreen({
  project,
  upTo,
  items,
  total,
  page,
  pages,
}: CorrectionsScreenProps) {
  const none = project ? copy.noneOf : copy.none;
  return (
    <RecordList
      back={
        project || upTo
          ? { href: rareRoutes.corrections(), label: copy.all }
          : { href: routes.status, label: copy.back }
      }
      title={project ? copy.titleOf(project.name) : copy.title}
      lead={total === 0 ? none : copy.lead(total)}
      data={{ href: rareRoutes.correctionsCsv, label: copy.csv }}
      page={page}
      pages={pages}
      hrefOf={(number) => hrefOf({ project, upTo }, number)}
    >
      {total > 0 && (
        <Panel>
          <StackTable columns={COLUMNS}>
            {items.map((correction) => (
              <Row key={correction.id} correction={correction} />
            ))}
          </StackTable>
        </Panel>
      )}
      <p>
        <a className="data" href={rareRoutes.correctionsFeed}>
          {copy.feed}
        </a>
      </p>
    </RecordList>
  );
}
