/** verified-source, method 1.0: the mean over the contracts whose verification is known. */
import { pointsOf } from '../curves';
import { oldestLook } from '../evidence';
import { UNKNOWN, standingOn, type Evaluation, type SignalInput } from './evaluation';

/** 0..1 over contracts; unknown when none is known. */
export function verifiedSource({ facts, rule }: SignalInput): Evaluation {
  const known = facts.contracts.filter((contract) => contract.verified !== null);
  if (known.length === 0) return UNKNOWN;
  const count = (state: string): number =>
    known.filter((contract) => contract.verified === state).length;
  const partial = count('partial');
  const verified = count('exact') + partial;
  const total = known.reduce(
    (sum, contract) => sum + pointsOf(rule, contract.verified ?? 'none'),
    0,
  );
  const unsure = facts.contracts.length - known.length;
  return standingOn(
    {
      kind: 'known',
      points: total / known.length,
      value: `${verified} of ${known.length}`,
      unit: 'unit',
      word: verified === 0 ? 'nothing' : undefined,
      notes: [...(partial > 0 ? ['partial'] : []), ...(unsure > 0 ? ['unsure'] : [])],
      params: { verified, partial, unsure, total: known.length },
    },
    known,
    oldestLook(known),
  );
}
