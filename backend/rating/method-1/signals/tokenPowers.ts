/** token-powers, method 1.0: 1 − Σ over five powers, each by its weakest holder. */
import { rowPoints } from '../../curves';
import { formatList } from '../../format';
import type { TokenPowerFact } from '../types';
import { fill, getWord } from '../../words';
import { fromFact, type Evaluation, type SignalInput } from './evaluation';

const POWERS: TokenPowerFact['power'][] = ['mint', 'pause', 'block', 'fees', 'reclaim'];
/** Weakest first. */
const HOLDERS: TokenPowerFact['holder'][] = ['key', 'multisig', 'vote', 'timelock', 'dormant'];

/** An empty list means no such power. A power shared by several tokens counts once. */
export const tokenPowers = ({ facts, rule }: SignalInput): Evaluation =>
  fromFact(facts.tokenPowers, ({ powers }) => {
    const held = POWERS.flatMap((power) => {
      const holders = powers.filter((item) => item.power === power).map((item) => item.holder);
      const weakest = HOLDERS.find((holder) => holders.includes(holder));
      return weakest ? [{ power, holder: weakest }] : [];
    });
    const live = held.filter(({ holder }) => holder !== 'dormant');
    const loss = held.reduce((sum, { holder }) => sum + rowPoints(rule, holder), 0);
    const items = live.map(({ power, holder }) =>
      fill(getWord(rule, 'item'), { power: getWord(rule, power), holder: getWord(rule, holder) }),
    );
    return {
      kind: 'known',
      points: Math.max(0, 1 - loss),
      value: live.length,
      unit: 'unit',
      word: live.length === 0 ? 'good' : 'bad',
      params: { list: formatList(items, POWERS.length), count: live.length },
    };
  });
