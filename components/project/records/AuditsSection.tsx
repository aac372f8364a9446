import { AuditsTable, type FindName } from '@/components/audits';
import { addressFromId } from '@/contracts/ids';
import { shortHex } from '@/lib/format/numbers';
import { auditCountWords } from './auditCount';
import type { BoundProject } from '../bound/bound';
import { BountyLine } from './BountyLine';
import { copy } from '../copy';
import { RestLine } from '../rating/RestLine';
import { Section } from '../Section';

export function AuditsSection({
  project,
}: {
  project: Pick<
    BoundProject,
    'audits' | 'auditsRest' | 'contracts' | 'otherNames' | 'bounty' | 'rating'
  >;
}) {
  const names = new Map(project.contracts.map((contract) => [contract.id, contract.name]));
  const { audits, auditsRest, bounty, rating, otherNames = {} } = project;
  const findName: FindName = (id) => names.get(id) ?? otherNames[id] ?? shortHex(addressFromId(id));
  return (
    <Section
      id="audits"
      title={copy.audits}
      note={
        audits.length > 0
          ? auditCountWords(auditsRest?.total ?? audits.length, rating)
          : copy.noneRecorded
      }
    >
      {audits.length === 0 ? (
        <p className="empty">{copy.auditsNone}</p>
      ) : (
        <AuditsTable audits={audits} findName={findName}>
          {auditsRest && <RestLine rest={auditsRest} />}
        </AuditsTable>
      )}
      {bounty && <BountyLine bounty={bounty} />}
    </Section>
  );
}
