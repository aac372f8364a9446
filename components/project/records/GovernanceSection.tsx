import { SourceLine } from '@/components/ui/page';
import type { BoundProject } from '../bound/bound';
import { copy } from '../copy';
import { PowersTable } from './PowersTable';
import { Panel } from '../Project.styles';
import { Section } from '../Section';

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
