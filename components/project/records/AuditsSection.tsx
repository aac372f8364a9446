import { AuditsTable, type FindName } from '@/components/audits';
import { ExternalLink } from '@/components/ui';
import { SourceLine } from '@/components/ui/page';
import { addressFromId } from '@/contracts/ids';
import { formatMoney } from '@/contracts/money';
import type { ProjectDetail } from '@/contracts/projects/projects';
import type { Rating, Signal } from '@/contracts/ratings/rating';
import { shortHex } from '@/lib/format/numbers';
import type { BoundProject } from '../bound/bound';
import { copy } from '../copy';
import { Panel } from '../Project.styles';
import { RestLine } from '../rating/RestLine';
import { Section } from '../Section';

const findSignal = (rating: Rating | null, id: string): Signal | undefined =>
  rating?.categories.flatMap(({ signals }) => signals).find((signal) => signal.id === id);

/** Reports that the lists name, where a signal's sentence says how many: "3 of at least 158". */
function listedReports(rating: Rating | null): number | null {
  const [, listed] =
    ['open-findings', 'audit-coverage']
      .map((id) => findSignal(rating, id)?.sentence ?? '')
      .map((sentence) => /of at least ([\d,]+)/.exec(sentence))
      .find((found) => found !== null) ?? [];
  return listed === undefined ? null : Number(listed.replaceAll(',', ''));
}

/** "8 of at least 158 reports recorded", "6 audits recorded". */
function auditCountWords(recorded: number, rating: Rating | null): string {
  const listed = listedReports(rating);
  return listed !== null && listed > recorded
    ? copy.reportsOf(recorded, listed)
    : copy.reports(recorded);
}

function BountyLine({
  bounty: { status, topRewardUsd, url, source },
}: {
  bounty: NonNullable<ProjectDetail['bounty']>;
}) {
  return (
    <Panel className="note">
      <strong>{copy.bounty}</strong>:{' '}
      {copy.bountyState(status, topRewardUsd === null ? null : formatMoney(topRewardUsd))}
      {url && (
        <>
          {' '}
          <ExternalLink href={url}>{copy.bountyPage}</ExternalLink>
        </>
      )}
      <SourceLine source={source} />
    </Panel>
  );
}

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
