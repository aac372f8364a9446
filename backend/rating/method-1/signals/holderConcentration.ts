/** holder-concentration, method 1.0: the top ten's share (0..1) of the supply. */
import { interpolate } from '../../curves';
import { formatList, formatShare, toPercent } from '../../format';
import { fromFact, type Evaluation, type SignalInput } from './evaluation';

export const holderConcentration = ({ facts, rule }: SignalInput): Evaluation =>
  fromFact(facts.holderConcentration, ({ top10Share, excluded = [] }) => ({
    kind: 'known',
    points: interpolate(rule, top10Share),
    value: toPercent(top10Share),
    unit: 'unit',
    notes: excluded.length > 0 ? ['excluded'] : [],
    params: { share: formatShare(top10Share), excluded: formatList([...new Set(excluded)].sort()) },
  }));
