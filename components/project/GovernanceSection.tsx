import { SourceLine } from '@/components/ui/page';
import { addressOf, normalizeCaip } from '@/contracts/ids';
import type { ProjectDetail } from '@/contracts/projects';
import { shortHex } from '@/lib/format/numbers';
import { delayWords, holderWords, weakestFirst } from './controlWords';
import { copy, POWER_NAMES } from './copy';
import { Panel } from './Project.styles';
import { Section } from './Section';

/** Who can change the code or move users' funds, the weakest holder first. Powers over the token are signals of the rating. */
export function GovernanceSection({
  project,
}: {
  project: Pick<ProjectDetail, 'control' | 'controlSource' | 'contracts'>;
}) {
  const { control, controlSource, contracts } = project;
  const names = new Map(contracts.map((contract) => [contract.id, contract.name]));
  const powers = weakestFirst(control ?? []);
  return (
    <Section id="governance" title={copy.governance} note={copy.whoCanLong}>
      {powers.length === 0 ? (
        <p className="empty">{copy.controlNone}</p>
      ) : (
        <Panel>
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
                        shortHex(addressOf(power.contract)))
                      : copy.allContracts}
                    {power.note && <small>{power.note}</small>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {controlSource && (
            <div className="foot">
              <SourceLine source={controlSource} />
            </div>
          )}
        </Panel>
      )}
    </Section>
  );
}
