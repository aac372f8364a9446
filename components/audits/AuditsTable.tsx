import { ExternalLink } from '@/components/ui';
import { FindingMatrix, Panel, SourceLine, StackTable } from '@/components/ui/page';
import { dayOrMonth } from '@/lib/format/dates';
import type { ReactNode } from 'react';
import type { BoundAudit } from './bound';
import { copy } from './copy';

export type FindName = (contractId: string) => string;

function Scope({
  audit: { contracts, moreContracts, commit, repository },
  findName,
}: {
  audit: BoundAudit;
  findName: FindName;
}) {
  const names =
    contracts === null
      ? copy.scopeUnknown
      : contracts.length === 0
        ? copy.scopeNoContract
        : contracts.map(findName).join(', ');
  return (
    <>
      <span className={contracts?.length ? undefined : 'quiet'}>
        {names}
        {moreContracts !== undefined && copy.moreContracts(moreContracts)}
      </span>
      {repository && (
        <small>
          <ExternalLink href={repository}>
            {repository.replace(/^https:\/\/(www\.)?/, '')}
          </ExternalLink>
        </small>
      )}
      {commit && (
        <small>
          {copy.atCommit}{' '}
          <span className="mono" title={commit}>
            {commit.slice(0, 10)}
          </span>
        </small>
      )}
    </>
  );
}

function AuditRow({ audit, findName }: { audit: BoundAudit; findName: FindName }) {
  return (
    <tr>
      <td>
        <strong>{audit.auditor}</strong>
        {audit.title && <small>{audit.title}</small>}
        <small>
          <ExternalLink href={audit.reportUrl}>{copy.report}</ExternalLink>
        </small>
        <SourceLine source={audit.source} />
      </td>
      <td className="nowrap" data-label={copy.date}>
        {dayOrMonth(audit.publishedOn, audit.publishedPrecision)}
      </td>
      <td data-label={copy.scope}>
        <Scope audit={audit} findName={findName} />
      </td>
      <td>
        <FindingMatrix audit={audit} />
      </td>
    </tr>
  );
}

interface AuditsTableProps {
  audits: readonly BoundAudit[];
  findName: FindName;
  children?: ReactNode;
}

const COLUMNS = [
  [copy.auditor, '27%'],
  [copy.date, '10%'],
  [copy.scope, '27%'],
  [copy.findings, '36%'],
] as const;

/** Blocks on a phone, as all tables of a project. */
export function AuditsTable({ audits, findName, children }: AuditsTableProps) {
  return (
    <Panel>
      <StackTable columns={COLUMNS} style={{ overflowWrap: 'anywhere' }}>
        {audits.map((audit) => (
          <AuditRow key={audit.id} audit={audit} findName={findName} />
        ))}
      </StackTable>
      {children}
    </Panel>
  );
}
