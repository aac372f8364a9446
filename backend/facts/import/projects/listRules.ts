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

const isSameDate = (left: AuditRow, right: AuditRow): boolean =>
  slugify(left.auditor) === slugify(right.auditor) && left.publishedOn === right.publishedOn;

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
  replacesFeed: (row, feed) => row.reportUrl === feed.reportUrl || isSameDate(row, feed),
  complete: completeAudit,
};

export const INCIDENTS: ListRule<IncidentRow> = {
  kind: 'incidents',
  label: incidentLabel,
  corrects: (row, stored) => row.occurredOn === stored.occurredOn || row.title === stored.title,
  /** Lists differ by a day over time zones. */
  replacesFeed: (row, feed) =>
    Math.abs(Date.parse(feed.occurredOn) - Date.parse(row.occurredOn)) <= DAY_MS,
  complete: (row, stored, removals, ofFeed) =>
    ofFeed ? row : fillGaps(row, stored, `incident ${incidentLabel(row)}`, removals),
};
