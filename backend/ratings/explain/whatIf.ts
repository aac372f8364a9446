/** A rating with some facts changed, beside the rating as it is. */
import { OperatorError } from '../../admin/OperatorError';
import type { Facts, Rating, Signal } from '../../rating';
import { rateByCurrent } from '../rateProjects';

export interface Wish {
  path: string[];
  value: unknown;
}

/** `control.value.powers.0.delaySeconds=604800`. @throws Error with one sentence */
export function parseWish(text: string): Wish {
  const at = text.indexOf('=');
  if (at < 1) throw new Error(`"${text}" is not <path>=<value>.`);
  const written = text.slice(at + 1);
  return { path: text.slice(0, at).split('.'), value: toValue(written) };
}

function toValue(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return written;
  }
}

type Node = Record<string, unknown>;

const isOwn = (node: unknown, step: string): node is Node =>
  typeof node === 'object' && node !== null && Object.hasOwn(node, step);

/** @throws Error with one sentence for a path that leads nowhere */
function grant(facts: Facts, { path, value }: Wish): void {
  const last = path[path.length - 1] ?? '';
  let node: unknown = facts;
  for (const step of path.slice(0, -1)) {
    if (!isOwn(node, step))
      throw new OperatorError(`No "${path.join('.')}": "${step}" is not recorded.`);
    node = node[step];
  }
  const isNew = Array.isArray(node) && last === String(node.length);
  if (!isNew && !isOwn(node, last))
    throw new OperatorError(`No "${path.join('.')}": the facts have no "${last}" there.`);
  (node as Node)[last] = value;
}

interface Moved {
  id: string;
  before: [proven: number, possible: number];
  after: [proven: number, possible: number];
}

export interface WhatIf {
  difference: Record<'score' | 'possible', number> & {
    state: [Rating['state'], Rating['state']];
    letter: [Rating['letter'], Rating['letter']];
    signals: Moved[];
  };
  before: Rating;
  after: Rating;
}

const signalsOf = ({ categories }: Rating): Signal[] =>
  categories.flatMap(({ signals }) => signals);
const tenth = (value: number): number => Math.round(value * 10) / 10;

function moved(before: Rating, after: Rating): Moved[] {
  const late = new Map(signalsOf(after).map((signal) => [signal.id, signal]));
  return signalsOf(before).flatMap((signal) => {
    const now = late.get(signal.id);
    if (!now || (now.proven === signal.proven && now.possible === signal.possible)) return [];
    return [
      {
        id: signal.id,
        before: [signal.proven, signal.possible],
        after: [now.proven, now.possible],
      },
    ];
  });
}

/** @throws Error with one sentence for a wish that cannot be granted */
export function whatIf(facts: Facts, wishes: Wish[], at: Date, off?: readonly string[]): WhatIf {
  const changed = structuredClone(facts);
  for (const wish of wishes) grant(changed, wish);
  const before = rateByCurrent(facts, at, { off });
  let after: Rating;
  try {
    after = rateByCurrent(changed, at, { off });
  } catch {
    throw new OperatorError('These values are not what the facts can have there.');
  }
  return {
    difference: {
      score: tenth(after.score - before.score),
      possible: tenth(after.possible - before.possible),
      state: [before.state, after.state],
      letter: [before.letter, after.letter],
      signals: moved(before, after),
    },
    before,
    after,
  };
}
