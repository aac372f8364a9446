/** Whole numbers of a rating's hundred points. */
export interface Shares {
  proven: number;
  lost: number;
  unknown: number;
}

/** Proven is cut like every score; the others share the rest, so that the three are 100 as shown. */
export function wholeShares(score: number, possible: number): Shares {
  const proven = Math.floor(score);
  const lost = 1000 - Math.round(possible * 10);
  const unknown = Math.max(0, Math.round((possible - score) * 10));
  const rest = 100 - proven;
  const left = rest - Math.floor(lost / 10) - Math.floor(unknown / 10);
  const toLost = unknown === 0 || (lost > 0 && lost % 10 >= unknown % 10);
  const shownLost = Math.floor(lost / 10) + (toLost ? left : 0);
  return { proven, lost: shownLost, unknown: rest - shownLost };
}
