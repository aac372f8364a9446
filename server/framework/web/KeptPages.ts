import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Admit } from './admit';
import type { Answer } from './askNext';
import type { KeptAddress } from './keptRoutes';
import { forVisitors, lifetimeOf, sourceOf, type Lifetime } from './lifetime';
import { Representation } from './Representation';

/** Next waits for a page's period, within these bounds, before it makes a page again that it could not make. So do we. */
const RETRY_MS = { least: 3_000, most: 30_000 };
/** Of an entry beside its bytes. */
const ENTRY_BYTES = 1_000;

interface Kept extends Partial<Record<'page' | 'data', Representation>> {
  lifetime: Lifetime;
  madeAt: number;
  /** From when on it may be made anew: later than its period after an attempt that failed. */
  renewFrom: number;
}

export interface KeptPagesOptions {
  /** The page that an address leads to, where it is one that Next keeps. */
  addressOf: (url: string) => KeptAddress | undefined;
  /** Asks Next in nobody's name; `anew` has it make the page again, whatever it holds. */
  ask: (path: string, anew: boolean) => Promise<Answer>;
  /** Asked before a page is made that is not held. */
  admit: Admit;
  /** Milliseconds of a clock that only goes forward. */
  now: () => number;
  maxBytes: number;
}

const kindOf = ({ isData }: KeptAddress) => (isData ? 'data' : 'page');

/**
 * Pages that Next keeps, held in front of it as finished bytes: a hit neither hashes nor encodes nor compresses. Fresh for as long as Next
 * says; older, shown once more while the new one is made, one at a time; one that cannot be made leaves the old one, and is tried again.
 * docs/decisions/0027.
 */
export class KeptPages {
  private readonly kept: LRUCache<string, Kept>;
  private readonly underWay = new Map<string, Promise<Representation | undefined>>();

  constructor(private readonly options: KeptPagesOptions) {
    this.kept = new LRUCache({ maxSize: options.maxBytes });
  }

  /**
   * Answers a request for a page that is kept.
   * @param otherwise called when the answer may depend on who asks after all
   * @returns whether it was one
   */
  send(request: IncomingMessage, response: ServerResponse, otherwise: () => void): boolean {
    const address = this.options.addressOf(request.url ?? '/');
    if (!address) return false;
    const entry = this.kept.get(address.page);
    const held = entry?.[kindOf(address)];
    const now = this.options.now();
    if (entry && held && now < entry.madeAt + entry.lifetime.good) {
      const isFresh = now < entry.madeAt + entry.lifetime.fresh;
      if (now >= entry.renewFrom) void this.renew(address, entry);
      held.send(request, response, isFresh ? 'HIT' : 'STALE');
      return true;
    }
    void this.make(address, request, response, otherwise);
    return true;
  }

  private async make(
    address: KeptAddress,
    request: IncomingMessage,
    response: ServerResponse,
    otherwise: () => void,
  ): Promise<void> {
    // Who asks for what is being made waits for it, without a place of its own.
    const isUnderWay = this.underWay.has(address.path);
    const leave = isUnderWay ? () => undefined : await this.options.admit(request, response);
    if (!leave) return;
    const made = await this.once(address.path, () => this.first(address));
    leave();
    if (made) made.send(request, response, 'MISS');
    else otherwise();
  }

  /** One question at a time, however many ask. */
  private once(
    key: string,
    make: () => Promise<Representation | undefined>,
  ): Promise<Representation | undefined> {
    const known = this.underWay.get(key);
    if (known) return known;
    const made = make()
      .catch(() => undefined)
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, made);
    return made;
  }

  private async first(address: KeptAddress): Promise<Representation | undefined> {
    const answer = await this.options.ask(address.path, false);
    const source = sourceOf(answer);
    if (answer.status < 500 && !source) return undefined;
    const lifetime = lifetimeOf(answer);
    if (!lifetime) return new Representation(forVisitors(address.path, answer));
    if (source === 'MISS') return this.keep(address, answer, this.entryOf(lifetime));
    const entry = this.kept.get(address.page);
    // Page and data are made together: this one is as old as the other.
    if (entry && source === 'HIT' && this.options.now() < entry.madeAt + entry.lifetime.fresh)
      return this.keep(address, answer, entry);
    // Nobody knows how old it is.
    void this.renew(address);
    return new Representation(forVisitors(address.path, answer));
  }

  /** Has Next make a page anew, and holds it in place of the old one. */
  private renew(address: KeptAddress, old?: Kept): Promise<Representation | undefined> {
    return this.once(`anew ${address.page}`, async () => {
      const answer = await this.options.ask(address.path, true).catch(() => undefined);
      if (!answer || answer.status >= 500) {
        if (old) this.postpone(old);
        return undefined;
      }
      const lifetime = sourceOf(answer) === 'REVALIDATED' ? lifetimeOf(answer) : undefined;
      if (lifetime)
        return this.keep(address, answer, this.entryOf(lifetime), old?.[kindOf(address)]);
      // Gone or moved, or Next did not do as it was told: from here on its own store says what is.
      this.kept.delete(address.page);
      return undefined;
    });
  }

  private postpone(old: Kept): void {
    const wait = Math.min(Math.max(old.lifetime.fresh, RETRY_MS.least), RETRY_MS.most);
    old.renewFrom = this.options.now() + wait;
  }

  private entryOf(lifetime: Lifetime): Kept {
    const madeAt = this.options.now();
    return { lifetime, madeAt, renewFrom: madeAt + lifetime.fresh };
  }

  private async keep(
    address: KeptAddress,
    answer: Answer,
    entry: Kept,
    like?: Representation,
  ): Promise<Representation> {
    const hold = () =>
      this.kept.set(address.page, entry, {
        size: ENTRY_BYTES + (entry.page?.size ?? 0) + (entry.data?.size ?? 0),
      });
    const made = new Representation(forVisitors(address.path, answer), () => {
      if (this.kept.peek(address.page) === entry) hold();
    });
    await made.prepareLike(like);
    entry[kindOf(address)] = made;
    hold();
    return made;
  }
}
