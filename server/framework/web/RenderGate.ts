export interface RenderLimits {
  atOnce: number;
  /** Requests, in all and per network. */
  waiting: number;
  perNetwork: number;
}

export const RENDER_LIMITS: RenderLimits = {
  // One renders while the next fetches data.
  atOnce: 2,
  // A wait of about a second at 10 ms a page.
  waiting: 100,
  // Over HTTP/2, a browser requests all the tabs it restores at once.
  perNetwork: 24,
};

/** Gives the place back; works once. */
export type Leave = () => void;

/**
 * Limits rendering, which blocks the web process's thread for every visitor. Few pages at once,
 * networks in turn, and bounds on the line. admit.ts bounds each network's minute.
 */
export class RenderGate {
  private running = 0;
  /** The first network is next. */
  private readonly lines = new Map<string, ((turn: 'in' | 'out') => void)[]>();
  private waiting = 0;

  constructor(private readonly limits: RenderLimits = RENDER_LIMITS) {}

  get load(): { running: number; waiting: number } {
    return { running: this.running, waiting: this.waiting };
  }

  /** @returns undefined when too many wait */
  async enter(network: string): Promise<Leave | undefined> {
    if (this.isBusy(network)) return undefined;
    if (this.running < this.limits.atOnce) this.running += 1;
    else if ((await this.wait(network)) === 'out') return undefined;
    let isIn = true;
    return () => {
      if (isIn) this.next();
      isIn = false;
    };
  }

  private isBusy(network: string): boolean {
    const line = this.lines.get(network)?.length ?? 0;
    if (line >= this.limits.perNetwork) return true;
    return this.waiting >= this.limits.waiting && !this.makeRoom(line);
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
