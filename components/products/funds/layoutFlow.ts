import type { Flow, FlowHop } from './flow';

/** The drawing's own units; it is at most so many px wide, so that its letters stay readable on a phone. */
export const WIDTH = 380;
const TRUNK_LEFT = 12;
const TRUNK_WIDTH = 68;
const HEAD = 92;
const ROW = 62;
const FIRST_ROW = 150;
const LABEL_X = 168;
/** A line that stands for little is still seen. */
const LEAST = 2;

export interface Strand {
  hop: FlowHop;
  d: string;
  width: number;
  y: number;
  /** No amount was stated. */ open: boolean;
}
export interface Drawing {
  height: number;
  trunk: { x: number; width: number; top: number; node: number };
  /** What is left of the trunk: nothing was stated of it. */
  rest: { x: number; width: number; top: number; bottom: number };
  /** What leaves the trunk, from the top down. */
  strands: Strand[];
  labelX: number;
}

/**
 * Lays a flow out as a trunk with strands leaving to the right, each as wide as its amount on one scale: the trunk is the first hop. The
 * right-most slice leaves first, so that no strand crosses another.
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
    // A wide strand needs a wider bend, or its inner edge has a corner.
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
