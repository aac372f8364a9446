import { SourceLine } from '@/components/ui/page';
import { addressFromId, normalizeCaip } from '@/contracts/ids';
import { shortHex } from '@/lib/format/numbers';
import type { BoundProject } from '../bound/bound';
import { copy, POWER_NAMES } from '../copy';
import { Panel } from '../Project.styles';
import { Section } from '../Section';
import { delayWords, holderWords, limitWords } from './controlWords';

interface PowersTableProps {
  powers: NonNullable<BoundProject['control']>;
  contracts: BoundProject['contracts'];
  otherNames?: BoundProject['otherNames'];
}

function PowersTable({ powers, contracts, otherNames = {} }: PowersTableProps) {
  const names = new Map([
    ...Object.entries(otherNames),
    ...contracts.map(({ id, name }) => [id, name] as const),
  ]);
  return (
    <table className="stack">
      <thead>
        <tr>
          <th scope="col" style={{ width: '20%' }}>
            {copy.holder}
          </th>
          <th scope="col" style={{ width: '14%' }}>
            {copy.power}
          </th>
          <th scope="col" style={{ width: '66%' }}>
            {copy.of}
          </th>
        </tr>
      </thead>
      <tbody>
        {powers.map((power, index) => (
          <tr key={index}>
            <td>
              <strong>{holderWords(power)}</strong>
              <small>{delayWords(power)}</small>
            </td>
            <td data-label={copy.power}>{POWER_NAMES[power.power]}</td>
            <td data-label={copy.of}>
              {power.contract
                ? (names.get(normalizeCaip(power.contract)) ??
                  shortHex(addressFromId(power.contract)))
                : copy.allContracts}
              {power.reach && <small>{copy.limit(limitWords(power))}</small>}
              {power.reach && <SourceLine source={power.reach.source} />}
              {power.note && <small>{power.note}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Who can change the code or move users' funds, weakest holder first as answered. Token powers are signals of
 * the rating.
 */
export function GovernanceSection({
  project,
}: {
  project: Pick<
    BoundProject,
    'control' | 'controlSource' | 'controlWhole' | 'contracts' | 'otherNames' | 'chain'
  >;
}) {
  const { control, controlSource, controlWhole, contracts, otherNames, chain } = project;
  const powers = control ?? [];
  return (
    <Section id="governance" title={copy.governance} note={copy.whoCanLong}>
      {powers.length === 0 ? (
        <p className="empty">{copy.controlNone}</p>
      ) : (
        <Panel>
          <PowersTable powers={powers} contracts={contracts} otherNames={otherNames} />
          <div className="foot">
            {!controlWhole && <p>{copy.controlOpen}</p>}
            <SourceLine source={controlSource} />
          </div>
        </Panel>
      )}
      {chain && <a href={chain.href}>{chain.label}</a>}
    </Section>
  );
}
