import { MINUTE_MS } from '../time';

/** Bounds a log that visitors can cause lines in. */
export class LinesAMinute {
  private minute = 0;
  private written = 0;
  private leftOut = 0;

  constructor(private readonly most: number) {}

  /**
   * @param now milliseconds
   * @returns undefined once the minute has its lines, else how many were left out before this one
   */
  take(now: number): { leftOut: number } | undefined {
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.minute) {
      this.minute = minute;
      this.written = 0;
    }
    if (this.written >= this.most) {
      this.leftOut += 1;
      return undefined;
    }
    this.written += 1;
    const { leftOut } = this;
    this.leftOut = 0;
    return { leftOut };
  }
}

/** Lines about refused authorization, of one process. */
export const REFUSALS_A_MINUTE = 60;
