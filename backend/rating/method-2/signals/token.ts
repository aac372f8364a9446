/** token-powers and holder-concentration: without a token there is nothing to weigh. */
import { interpolate, rowPoints } from '../../curves';
import { formatList, formatShare, toPercent } from '../../format';
import { fill, getWord } from '../../words';
import { look } from '../lifetimes';
import { exactly, unlessWhole } from '../span';
import type { TokenPower } from '../types';
import { unknown, type SignalInput, type Verdict } from './verdict';

const POWERS: TokenPower['power'][] = ['mint', 'pause', 'block', 'fees', 'reclaim'];
/** Weakest first. */
const HOLDERS: TokenPower['holder'][] = ['key', 'multisig', 'vote', 'timelock', 'dormant'];

function withoutToken({ facts, clock }: SignalInput): Verdict | null {
  const live = look(facts.token, 'document', clock);
  return live?.value.exists === false ? { span: null, words: ['noToken'], sources: [live] } : null;
}

/** A power shared by several tokens counts once, at its weakest. */
const weakestHolders = (powers: TokenPower[]) =>
  POWERS.flatMap((power) => {
    const holders = powers.filter((item) => item.power === power).map(({ holder }) => holder);
    const holder = HOLDERS.find((item) => holders.includes(item));
    return holder ? [{ power, holder }] : [];
  });

export function tokenPowers(input: SignalInput): Verdict {
  const { facts, rule, clock } = input;
  const none = withoutToken(input);
  if (none) return none;
  const live = look(facts.tokenPowers, 'chain', clock);
  if (!live) return unknown(facts.tokenPowers ? 'stale' : 'unknown');
  const { powers, whole } = live.value;
  const held = weakestHolders(powers);
  const loss = held.reduce((sum, { holder }) => sum + rowPoints(rule, holder), 0);
  const active = held.filter(({ holder }) => holder !== 'dormant');
  const items = active.map(({ power, holder }) =>
    fill(getWord(rule, 'item'), { power: getWord(rule, power), holder: getWord(rule, holder) }),
  );
  return {
    span: unlessWhole(exactly(Math.max(0, 1 - loss)), whole),
    value: active.length,
    unit: 'unit',
    words: [
      active.length > 0 ? 'bad' : whole ? 'good' : 'noneFound',
      ...(whole ? [] : ['listOpen']),
    ],
    params: { list: formatList(items, POWERS.length), count: active.length },
    sources: [live],
  };
}

export function holderConcentration(input: SignalInput): Verdict {
  const { facts, rule, clock } = input;
  const none = withoutToken(input);
  if (none) return none;
  const live = look(facts.holderConcentration, 'holders', clock);
  if (!live) return unknown(facts.holderConcentration ? 'stale' : 'unknown');
  const { top10Share, excluded = [] } = live.value;
  return {
    span: exactly(interpolate(rule, top10Share)),
    value: toPercent(top10Share),
    unit: 'unit',
    words: ['share', ...(excluded.length > 0 ? ['excluded'] : [])],
    params: {
      share: formatShare(top10Share),
      excluded: formatList([...new Set(excluded)].sort()),
    },
    sources: [live],
  };
}
