const MINUTE_MS = 60_000;

export interface RenderLimits {
  atOnce: number;
  /** Requests, in all and per network. */
  waiting: number;
  perNetwork: number;
  perMinute: number;
}

export const RENDER_LIMITS: RenderLimits = {
  // One renders while the next fetches data.
  atOnce: 2,
  // A wait of about a second at 10 ms a page.
  waiting: 100,
  // Two browsers with six connections each.
  perNetwork: 12,
  perMinute: 240,
};

/** `retryAfter` is in seconds. `leave` works once. */
export type Turn = { leave: () => void } | { status: 429 | 503; retryAfter: number };

const BUSY: Turn = { status: 503, retryAfter: 1 };

/**
 * Limits rendering, which blocks the web process's thread for every visitor. Few pages at once,
 * networks in turn, and bounds on the line and on each network's minute.
 */
export class RenderGate {
  private running = 0;
  /** The first network is next. */
  private readonly lines = new Map<string, ((turn: 'in' | 'out') => void)[]>();
  private waiting = 0;
  private readonly counts = new Map<string, number>();
  private minute = 0;

  /** @param now milliseconds */
  constructor(
    private readonly now: () => number,
    private readonly limits: RenderLimits = RENDER_LIMITS,
  ) {}

  get load(): { running: number; waiting: number } {
    return { running: this.running, waiting: this.waiting };
  }

  async enter(network: string): Promise<Turn> {
    const refusal = this.findRefusal(network);
    if (refusal) return refusal;
    if (this.running < this.limits.atOnce) this.running += 1;
    else if ((await this.wait(network)) === 'out') return BUSY;
    let isIn = true;
    return {
      leave: () => {
        if (isIn) this.next();
        isIn = false;
      },
    };
  }

  private findRefusal(network: string): Turn | undefined {
    const now = this.now();
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.minute) this.counts.clear();
    this.minute = minute;
    const count = (this.counts.get(network) ?? 0) + 1;
    if (count > this.limits.perMinute)
      return { status: 429, retryAfter: Math.ceil(((minute + 1) * MINUTE_MS - now) / 1_000) };
    const line = this.lines.get(network)?.length ?? 0;
    if (line >= this.limits.perNetwork) return BUSY;
    if (this.waiting >= this.limits.waiting && !this.makeRoom(line)) return BUSY;
    this.counts.set(network, count);
    return undefined;
  }

  /** Few networks must not keep others out: the longest line loses its last. */
  private makeRoom(line: number): boolean {
    let [longest] = this.lines;
    for (const entry of this.lines) if (entry[1].length > longest![1].length) longest = entry;
    if (!longest || longest[1].length <= line + 1) return false;
    longest[1].pop()!('out');
    this.waiting -= 1;
    return true;
  }

  private wait(network: string): Promise<'in' | 'out'> {
    this.waiting += 1;
    return new Promise((resolve) => {
      const line = this.lines.get(network);
      if (line) line.push(resolve);
      else this.lines.set(network, [resolve]);
    });
  }

  /** Then moves the network to the end. */
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
    // Cached answers go first.
    setImmediate(first!, 'in' as const);
  }
}
