import { toIso } from '../time';

/** The UTC day of an instant in ms. */
export const toDay = (ms: number): string => toIso(ms).slice(0, 10);
