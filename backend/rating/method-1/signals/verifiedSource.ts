/** verified-source, method 1.0: the average over contracts with known verification. */
import { rowPoints } from '../../curves';
import { oldestLook } from '../evidence';
import type { SignalRule } from '../methodTypes';
import { fill, getWord } from '../../words';
import { UNKNOWN, standingOn, type Evaluation, type SignalInput } from './evaluation';

interface Counts {
  verified: number;
  partial: number;
  total: number;
}

function describeParts(rule: SignalRule, counts: Counts): { found: string; match: string } {
  const { verified, partial, total } = counts;
  const say = (key: string): string => fill(getWord(rule, key), { ...counts });
  const found =
    verified === 0 ? say('foundNone') : say(verified === total ? 'foundAll' : 'foundSome');
  const match = partial === 0 ? '' : say(partial === verified ? 'matchPartial' : 'matchMixed');
  return { found, match };
}

export function verifiedSource({ facts, rule }: SignalInput): Evaluation {
  const known = facts.contracts.filter((contract) => contract.verified !== null);
  if (known.length === 0) return UNKNOWN;
  const count = (state: string): number =>
    known.filter((contract) => contract.verified === state).length;
  const partial = count('partial');
  const verified = count('exact') + partial;
  const total = known.reduce(
    (sum, contract) => sum + rowPoints(rule, contract.verified ?? 'none'),
    0,
  );
  const all = facts.contracts.length;
  const unsure = all - known.length;
  const counts = { verified, partial, total: known.length };
  return standingOn(
    {
      kind: 'known',
      points: total / known.length,
      value: `${verified} of ${known.length}`,
      unit: 'unit',
      word: unsure > 0 ? 'checked' : verified === 0 ? 'nothing' : undefined,
      params: { ...counts, ...describeParts(rule, counts), all, unsure },
    },
    known,
    oldestLook(known),
  );
}
