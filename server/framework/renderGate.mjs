/**
 * Decides when a page that no cache holds may be rendered. Rendering keeps the web process's one thread busy, so that every visitor waits for
 * it: few at once, each network in its turn, a bound on the line and on the minute of one network, and a clear refusal beyond.
 */
const MINUTE_MS = 60_000;

/** @typedef {{ atOnce: number, waiting: number, perNetwork: number, perMinute: number }} Limits */

/** @type {Limits} */
export const RENDER_LIMITS = {
  // One renders while the data of the next is fetched.
  atOnce: 2,
  // At 10 ms a page the last in line waits for about a second.
  waiting: 100,
  // A browser opens six connections; more of one network wait outside.
  perNetwork: 12,
  perMinute: 240,
};

export class RenderGate {
  #limits;
  #now;
  #running = 0;
  /** Who waits, by network; a Map keeps the order in which networks came. */
  #lines = new Map();
  #waiting = 0;
  /** Pages of this minute, by network. */
  #counts = new Map();
  #minute = 0;

  /** @param {() => number} now milliseconds */
  constructor(limits = RENDER_LIMITS, now = Date.now) {
    this.#limits = limits;
    this.#now = now;
  }

  /**
   * @param {string} network whose request it is
   * @returns {Promise<{ leave: () => void } | { status: 429 | 503, retryAfter: number }>} `leave` is to be called once, when
   *   the answer is out or the visitor is gone; retryAfter in seconds
   */
  async enter(network) {
    const refusal = this.#refusalOf(network);
    if (refusal) return refusal;
    if (this.#running >= this.#limits.atOnce) await this.#wait(network);
    else this.#running += 1;
    let isIn = true;
    return {
      leave: () => {
        if (isIn) this.#next();
        isIn = false;
      },
    };
  }

  #refusalOf(network) {
    const now = this.#now();
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.#minute) this.#counts.clear();
    this.#minute = minute;
    const count = (this.#counts.get(network) ?? 0) + 1;
    if (count > this.#limits.perMinute)
      return { status: 429, retryAfter: Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000) };
    if (
      this.#waiting >= this.#limits.waiting ||
      (this.#lines.get(network)?.length ?? 0) >= this.#limits.perNetwork
    )
      return { status: 503, retryAfter: 1 };
    this.#counts.set(network, count);
    return undefined;
  }

  #wait(network) {
    this.#waiting += 1;
    return new Promise((resolve) => {
      const line = this.#lines.get(network);
      if (line) line.push(resolve);
      else this.#lines.set(network, [resolve]);
    });
  }

  /** Gives the place to the first of the network whose turn it is; that network then goes to the end. */
  #next() {
    const [first] = this.#lines;
    if (!first) {
      this.#running -= 1;
      return;
    }
    const [network, line] = first;
    this.#lines.delete(network);
    const resolve = line.shift();
    if (line.length > 0) this.#lines.set(network, line);
    this.#waiting -= 1;
    // Answers from the cache that came in meanwhile go first.
    setImmediate(resolve);
  }
}
