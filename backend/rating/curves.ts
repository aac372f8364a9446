/** Points from a scale's rows. A missing row or constant is a blueprint bug and throws. */
import type { ScaleRow } from './types';

interface Scaled {
  id: string;
  scale: ScaleRow[];
}

export function rowPoints(rule: Scaled, rowId: string): number {
  const row = rule.scale.find((candidate) => candidate.id === rowId);
  if (!row) throw new Error(`Signal ${rule.id} has no row ${rowId}`);
  return row.points;
}

export function getConstant(
  rule: { id: string; constants: Record<string, number> },
  name: string,
): number {
  const value = rule.constants[name];
  if (value === undefined) throw new Error(`${rule.id} has no constant ${name}`);
  return value;
}

/** Rows with an `at`, ascending; those of one curve if named. */
export const curveRows = (rule: Scaled, curve?: string): ScaleRow[] =>
  rule.scale
    .filter((row) => row.at !== undefined && row.curve === curve)
    .sort((a, b) => (a.at ?? 0) - (b.at ?? 0));

/** The highest row that starts at or below x, or else the lowest. */
export function findStep(rule: Scaled, x: number, curve?: string): ScaleRow {
  const rows = curveRows(rule, curve);
  const row = rows.filter((candidate) => x >= (candidate.at ?? 0)).pop() ?? rows[0];
  if (!row) throw new Error(`Signal ${rule.id} has no steps`);
  return row;
}

/** Linear between anchors, flat beyond them. With `log`, linear in ln x (anchors above 0). */
export function interpolate(
  rule: Scaled,
  x: number,
  curve?: string,
  scale: 'linear' | 'log' = 'linear',
): number {
  const rows = curveRows(rule, curve);
  const above = rows.findIndex((row) => (row.at ?? 0) >= x);
  const right = rows[above];
  const left = rows[above - 1];
  if (!right) return rows[rows.length - 1]?.points ?? 0;
  if (!left) return right.points;
  const place = scale === 'log' ? Math.log : (value: number) => value;
  const from = place(left.at ?? 0);
  const part = (place(x) - from) / (place(right.at ?? 0) - from);
  return left.points + part * (right.points - left.points);
}
