import { DAY_MS } from '../../../../contracts/time';
import type { AuditRow, ContractRow, IncidentRow, IssuedRow } from '../store/rows';
import { slugify } from '../text/slug';
import { completeAudit, fillGaps, nameAudit } from './complete';
import { completeContract } from './completeContract';
import type { RemovalKind, Removals } from './removals';

export interface ListRule<Row> {
  kind: RemovalKind;
  label: (row: Row) => string;
  /** The same thing under another id: the file corrects its title or day. */
  corrects: (row: Row, stored: Row) => boolean;
  /** The file's row replaces this row of a feed. */
  replacesFeed: (row: Row, feed: Row) => boolean;
  /** @param ofFeed the stored row is a feed's */
  complete: (row: Row, stored: Row, removals: Removals, ofFeed: boolean) => Row;
}

type Dated = Pick<IncidentRow, 'occurredOn'>;
export type Named = Pick<AuditRow, 'reportUrl' | 'auditor' | 'publishedOn'>;

/** Lists differ by a day over time zones. */
export const isSameDay = (one: Dated, other: Dated): boolean =>
  Math.abs(Date.parse(one.occurredOn) - Date.parse(other.occurredOn)) <= DAY_MS;

const isSameDate = (left: Named, right: Named): boolean =>
  slugify(left.auditor) === slugify(right.auditor) && left.publishedOn === right.publishedOn;

export const isSameReport = (row: Named, report: Named): boolean =>
  row.reportUrl === report.reportUrl || isSameDate(row, report);

const contractLabel = ({ name, id }: ContractRow): string => `${name} ${id}`;
const incidentLabel = ({ occurredOn, title }: IncidentRow): string => `${occurredOn} ${title}`;

export const CONTRACTS: ListRule<ContractRow> = {
  kind: 'contracts',
  label: contractLabel,
  corrects: () => false,
  replacesFeed: () => false,
  complete: (row, stored, removals) => completeContract(row, stored, contractLabel(row), removals),
};

export const ISSUED_TOKENS: ListRule<IssuedRow> = {
  kind: 'issuedTokens',
  label: ({ id }) => id,
  corrects: () => false,
  replacesFeed: () => false,
  complete: (row) => row,
};

export const AUDITS: ListRule<AuditRow> = {
  kind: 'audits',
  label: ({ title, ...audit }) => [nameAudit(audit), title ?? ''].join(' ').trim(),
  corrects: (row, stored) =>
    row.reportUrl === stored.reportUrl
      ? row.title === stored.title || isSameDate(row, stored)
      : isSameDate(row, stored) && row.title === stored.title,
  replacesFeed: isSameReport,
  complete: completeAudit,
};

export const INCIDENTS: ListRule<IncidentRow> = {
  kind: 'incidents',
  label: incidentLabel,
  corrects: (row, stored) => row.occurredOn === stored.occurredOn || row.title === stored.title,
  replacesFeed: isSameDay,
  complete: (row, stored, removals, ofFeed) =>
    ofFeed ? row : fillGaps(row, stored, `incident ${incidentLabel(row)}`, removals),
};
