const MINUTE_MS = 60_000;

export interface RenderLimits {
  /** Pages that are made at once. */
  atOnce: number;
  /** Requests that wait, in all and of one network. */
  waiting: number;
  perNetwork: number;
  /** Pages a minute for one network. */
  perMinute: number;
}

export const RENDER_LIMITS: RenderLimits = {
  // One renders while the data of the next is fetched.
  atOnce: 2,
  // At 10 ms a page the last in line waits for about a second.
  waiting: 100,
  // Two browsers with six connections each.
  perNetwork: 12,
  perMinute: 240,
};

/** `leave` gives the place back; more calls than one do nothing. Seconds in `retryAfter`. */
export type Turn = { leave: () => void } | { status: 429 | 503; retryAfter: number };

/**
 * Decides when a page that is not held may be made. Making one keeps the web process's thread busy, so that every visitor waits for
 * it: few at once, networks in turn, a bound on the line and on the minute of each network, a clear refusal beyond.
 */
export class RenderGate {
  private running = 0;
  /** Who waits, by network; the network at the front is next. */
  private readonly lines = new Map<string, (() => void)[]>();
  private waiting = 0;
  private readonly counts = new Map<string, number>();
  private minute = 0;

  /** @param now milliseconds of the clock */
  constructor(
    private readonly now: () => number,
    private readonly limits: RenderLimits = RENDER_LIMITS,
  ) {}

  async enter(network: string): Promise<Turn> {
    const refusal = this.refusalOf(network);
    if (refusal) return refusal;
    if (this.running < this.limits.atOnce) this.running += 1;
    else await this.wait(network);
    let isIn = true;
    return {
      leave: () => {
        if (isIn) this.next();
        isIn = false;
      },
    };
  }

  private refusalOf(network: string): Turn | undefined {
    const now = this.now();
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.minute) this.counts.clear();
    this.minute = minute;
    const count = (this.counts.get(network) ?? 0) + 1;
    if (count > this.limits.perMinute)
      return { status: 429, retryAfter: Math.ceil(((minute + 1) * MINUTE_MS - now) / 1_000) };
    const line = this.lines.get(network)?.length ?? 0;
    if (this.waiting >= this.limits.waiting || line >= this.limits.perNetwork)
      return { status: 503, retryAfter: 1 };
    this.counts.set(network, count);
    return undefined;
  }

  private wait(network: string): Promise<void> {
    this.waiting += 1;
    return new Promise((resolve) => {
      const line = this.lines.get(network);
      if (line) line.push(resolve);
      else this.lines.set(network, [resolve]);
    });
  }

  /** Gives the place to the network whose turn it is, which then goes to the end. */
  private next(): void {
    const [front] = this.lines;
    if (!front) {
      this.running -= 1;
      return;
    }
    const [network, [first, ...others]] = front;
    this.lines.delete(network);
    if (others.length > 0) this.lines.set(network, others);
    this.waiting -= 1;
    // What can be answered from held bytes goes first.
    setImmediate(first!);
  }
}
