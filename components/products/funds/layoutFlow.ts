import type { Flow, FlowHop } from './flow';

/** The drawing's own units and its maximum width in px, so that text stays readable on phones. */
export const WIDTH = 380;
const TRUNK_LEFT = 12;
const TRUNK_WIDTH = 68;
const HEAD = 92;
const ROW = 62;
const FIRST_ROW = 150;
const LABEL_X = 168;
/** Keeps small amounts visible. */
const LEAST = 2;

export interface Strand {
  hop: FlowHop;
  d: string;
  width: number;
  y: number;
  open: boolean;
}
export interface Drawing {
  height: number;
  trunk: { x: number; width: number; top: number; node: number };
  /** What remains of the trunk, with nothing stated about it. */
  rest: { x: number; width: number; top: number; bottom: number };
  /** From the top down. */
  strands: Strand[];
  labelX: number;
}

/**
 * Draws the first hop as a trunk and the others as strands to the right, all widths on one scale.
 * The right-most slice leaves first, so that strands never cross.
 */
export function layoutFlow({ hops }: Flow): Drawing {
  const [first, ...leaving] = hops;
  const perUsd = first?.usd ? TRUNK_WIDTH / first.usd : 0;
  const right = TRUNK_LEFT + TRUNK_WIDTH;
  let taken = 0;
  const strands = leaving.map((hop, index): Strand => {
    const width = hop.usd === null ? LEAST : Math.max(LEAST, hop.usd * perUsd);
    const x = Math.round((right - taken - width / 2) * 10) / 10;
    const y = FIRST_ROW + index * ROW + 14;
    taken += width + 1;
    const bend = Math.max(26, width / 2 + 12);
    return {
      hop,
      width: Math.round(width * 10) / 10,
      y,
      open: hop.usd === null,
      d: `M${x} ${HEAD}V${y - bend}Q${x} ${y} ${x + bend} ${y}H${LABEL_X - 16}`,
    };
  });
  const height = FIRST_ROW + leaving.length * ROW + 12;
  return {
    height,
    strands,
    labelX: LABEL_X,
    trunk: { x: TRUNK_LEFT, width: TRUNK_WIDTH, top: 8, node: HEAD },
    rest: {
      x: TRUNK_LEFT,
      width: Math.max(0, Math.round((TRUNK_WIDTH - taken) * 10) / 10),
      top: HEAD,
      bottom: height - 30,
    },
  };
}
