import { ofProject, RecordList, type RowsPage } from '@/components/record-list';
import { Link } from '@/components/ui';
import { Panel, StackTable } from '@/components/ui/page';
import type { Dispute } from '@/contracts/reports/disputes';
import { day } from '@/lib/format/dates';
import { rareRoutes } from '@/lib/rareRoutes';
import { routes } from '@/lib/routes';
import { copy } from './copy';

export interface DisputesScreenProps extends RowsPage<Dispute> {
  project: { id: string; name: string };
}

/** An entry of the log of corrections, as its address stands in the operator's words. */
const ENTRY = /(?:https?:\/\/[^\s/]+)?\/status\/corrections\?upTo=(\d{1,15})#c\1(?!\d)/;

const linked = (answer: string) =>
  answer.split(ENTRY).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <Link key={at} href={rareRoutes.correction(Number(part))}>
        {copy.correction(part)}
      </Link>
    ),
  );

const Decision = ({ dispute: { state, answer } }: { dispute: Dispute }) => (
  <td data-label={state === 'accepted' ? copy.changed : copy.decision}>
    {answer === null ? (
      <span className="quiet">{copy.open}</span>
    ) : (
      <span style={{ whiteSpace: 'pre-line' }}>{linked(answer)}</span>
    )}
  </td>
);

function DisputeRow({ dispute }: { dispute: Dispute }) {
  const { name, state, receivedOn, checkingSince, closedOn } = dispute;
  return (
    <tr>
      <td>
        <strong>{name ?? copy.other}</strong>
      </td>
      <td data-label={copy.state}>{copy.states[state]}</td>
      <td data-label={copy.days}>
        {copy.received(day(receivedOn))}
        {checkingSince && <small>{copy.since(day(checkingSince))}</small>}
        {closedOn && <small>{copy.closed(day(closedOn))}</small>}
      </td>
      <Decision dispute={dispute} />
    </tr>
  );
}

const COLUMNS = [
  [copy.fact, '20%'],
  [copy.state, '16%'],
  [copy.days, '22%'],
  [copy.decision, '42%'],
] as const;

/** Without a word of the reporters. */
export function DisputesScreen({ project, rows, page, pages, total }: DisputesScreenProps) {
  return (
    <RecordList
      {...ofProject(project)}
      title={copy.title(project.name)}
      lead={total === 0 ? copy.none : copy.lead(total)}
      page={page}
      pages={pages}
      hrefOf={() => routes.projectDisputes(project.id)}
    >
      <p>
        <Link href={rareRoutes.corrections({ project: project.id })}>{copy.corrections}</Link>
      </p>
      {total > 0 && (
        <Panel>
          <StackTable columns={COLUMNS}>
            {rows.map((dispute, at) => (
              <DisputeRow key={at} dispute={dispute} />
            ))}
          </StackTable>
        </Panel>
      )}
    </RecordList>
  );
}
