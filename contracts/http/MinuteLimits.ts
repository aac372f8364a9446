import { MINUTE_MS } from '../time';

export interface MinuteLimit {
  /** Calls a minute. */
  most: number;
  /**
   * `each`: every call is counted with those of other processes before it is let in. `in blocks`: a
   * process takes a tenth of the limit at a time, and the first tenth without asking.
   */
  counted: 'each' | 'in blocks';
}

export interface Counted {
  within: boolean;
  remaining: number;
  endsAt: Date;
}

/**
 * Adds calls to the count that processes share.
 * @returns the count of this key in this minute, with these
 */
export type Reserve = (key: string, calls: number, minute: Date) => Promise<number>;

interface Own {
  /** Calls that may pass without asking. */
  left: number;
  /** How many it was given, to go on alone without the shared count. */
  given: number;
  /** What nobody has reserved yet. */
  unreserved: number;
  waiting: number;
  asking?: Promise<void>;
}

const KEYS_MAX = 50_000;
const BLOCKS = 10;

/** Two processes let `most` through, or a tenth more in blocks; each further one a tenth. */
const blockOf = ({ most, counted }: MinuteLimit): number =>
  counted === 'each' ? 0 : Math.max(1, Math.floor(most / BLOCKS));

/**
 * Calls a minute, by keys and for all processes together. Refused keys cost nothing until the
 * minute ends.
 */
export class MinuteLimits {
  private readonly keys = new Map<string, Own>();
  private minute = 0;

  constructor(private readonly reserve: Reserve) {}

  /** @throws when a call that is counted with others cannot be; blocks go on alone then */
  async take(key: string, limit: MinuteLimit, now: number): Promise<Counted> {
    const own = this.find(key, limit, now);
    const minute = this.minute;
    own.waiting += 1;
    try {
      while (own.left === 0 && own.unreserved > 0)
        await (own.asking ??= this.ask(key, own, limit, minute).finally(() => {
          own.asking = undefined;
        }));
    } finally {
      own.waiting -= 1;
    }
    const within = own.left > 0;
    if (within) own.left -= 1;
    return { within, remaining: own.left + own.unreserved, endsAt: this.endOf(minute) };
  }

  /** Asks nobody, and counts nothing: a refusal that this process already knows of. */
  refusal(key: string, now: number): Counted | undefined {
    const own = this.minute === Math.floor(now / MINUTE_MS) ? this.keys.get(key) : undefined;
    if (!own || own.left > 0 || own.unreserved > 0) return undefined;
    return { within: false, remaining: 0, endsAt: this.endOf(this.minute) };
  }

  private endOf = (minute: number): Date => new Date((minute + 1) * MINUTE_MS);

  private find(key: string, limit: MinuteLimit, now: number): Own {
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.minute) this.keys.clear();
    this.minute = minute;
    const known = this.keys.get(key);
    if (known) return known;
    const block = blockOf(limit);
    const own = { left: block, given: block, unreserved: limit.most - block, waiting: 0 };
    if (this.keys.size >= KEYS_MAX) this.keys.delete(this.keys.keys().next().value!);
    this.keys.set(key, own);
    return own;
  }

  private async ask(key: string, own: Own, limit: MinuteLimit, minute: number): Promise<void> {
    const block = blockOf(limit);
    const calls = Math.min(Math.max(block, own.waiting), own.unreserved);
    let granted = calls;
    try {
      const count = await this.reserve(key, calls, new Date(minute * MINUTE_MS));
      const shared = limit.most - block;
      own.unreserved = Math.max(0, shared - count);
      granted = Math.max(0, calls - Math.max(0, count - shared));
    } catch (error) {
      if (limit.counted === 'each') throw error;
      granted = Math.min(calls, limit.most - own.given);
      own.unreserved = limit.most - own.given - granted;
    }
    own.left += granted;
    own.given += granted;
  }
}

/** Whole seconds until the minute ends, for Retry-After. */
export const secondsUntil = (endsAt: Date, now: number): number =>
  Math.max(1, Math.ceil((endsAt.getTime() - now) / 1_000));
