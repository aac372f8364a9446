import { ExternalLink } from '@/components/ui';
import { FindingMatrix, SourceLine } from '@/components/ui/page';
import { addressFromId } from '@/contracts/ids';
import { dayOrMonth } from '@/lib/format/dates';
import { shortHex } from '@/lib/format/numbers';
import { auditCountWords } from './auditCount';
import type { BoundAudit, BoundProject } from './bound/bound';
import { BountyLine } from './BountyLine';
import { copy } from './copy';
import { Panel } from './Project.styles';
import { Section } from './Section';

type FindName = (contractId: string) => string;

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

export function AuditsSection({
  project,
}: {
  project: Pick<BoundProject, 'audits' | 'contracts' | 'otherNames' | 'bounty' | 'rating'>;
}) {
  const names = new Map(project.contracts.map((contract) => [contract.id, contract.name]));
  const { audits, bounty, otherNames = {} } = project;
  const findName: FindName = (id) => names.get(id) ?? otherNames[id] ?? shortHex(addressFromId(id));
  return (
    <Section
      id="audits"
      title={copy.audits}
      note={audits.length > 0 ? auditCountWords(project) : copy.noneRecorded}
    >
      {audits.length === 0 ? (
        <p className="empty">{copy.auditsNone}</p>
      ) : (
        <Panel>
          <table className="stack">
            <thead>
              <tr>
                <th scope="col" style={{ width: '36%' }}>
                  {copy.auditor}
                </th>
                <th scope="col" style={{ width: '11%' }}>
                  {copy.date}
                </th>
                <th scope="col" style={{ width: '31%' }}>
                  {copy.scope}
                </th>
                <th scope="col" style={{ width: '22%' }}>
                  {copy.findings}
                </th>
              </tr>
            </thead>
            <tbody>
              {audits.map((audit) => (
                <AuditRow key={audit.id} audit={audit} findName={findName} />
              ))}
            </tbody>
          </table>
        </Panel>
      )}
      {bounty && <BountyLine bounty={bounty} />}
    </Section>
  );
}
