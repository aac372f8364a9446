import type { Facts } from '../../backend/rating';

/** A record that differs from another in one thing. */
export interface Change {
  what: string;
  facts: Facts;
}

export type Step = string | number;
type Node = Record<Step, unknown>;

/** A copy with another value at the end of the path; undefined takes an element out of its list. */
export function withValue(facts: Facts, path: Step[], value: unknown): Facts {
  const [step, ...rest] = path;
  const from = facts as unknown as Node;
  if (step === undefined) return value as Facts;
  const inner = rest.length === 0 ? value : withValue(from[step] as Facts, rest, value);
  if (!Array.isArray(facts)) return { ...from, [step]: inner } as unknown as Facts;
  const list: unknown[] = facts;
  return (inner === undefined
    ? list.filter((_, index) => index !== step)
    : list.map((item, index) => (index === step ? inner : item))) as unknown as Facts;
}

export function valueAt(facts: Facts, path: Step[]): unknown {
  return path.reduce<unknown>((node, step) => (node as Node | null)?.[step], facts);
}

export const change = (facts: Facts, path: Step[], value: unknown): Change => ({
  what: `${path.join('.')} → ${value === undefined ? 'left out' : JSON.stringify(value)}`,
  facts: withValue(facts, path, value),
});

/** Every path to a place that the test accepts, whatever stands there. */
export function pathsTo(
  node: unknown,
  accept: (path: Step[], value: unknown) => boolean,
  path: Step[] = [],
): Step[][] {
  const own = accept(path, node) ? [path] : [];
  if (typeof node !== 'object' || node === null) return own;
  const steps: [Step, unknown][] = Array.isArray(node)
    ? node.map((item, index) => [index, item])
    : Object.entries(node);
  return [...own, ...steps.flatMap(([step, item]) => pathsTo(item, accept, [...path, step]))];
}
