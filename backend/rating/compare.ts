/** Compares by code unit, the same on every machine. */
export const compare = <T extends string | number>(a: T, b: T): number =>
  a < b ? -1 : a > b ? 1 : 0;
