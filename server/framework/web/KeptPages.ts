import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Admit } from './admit';
import type { Answer } from './askRenderer';
import type { KeptAddress } from './keptRoutes';
import { forVisitors, readLifetime, answerSource, type Lifetime } from './lifetime';
import { Representation } from './Representation';

/** Next retries a failed page after its period, within these bounds. So do we. */
const RETRY_MS = { least: 3_000, most: 30_000 };
const ENTRY_BYTES = 1_000;

interface Kept extends Partial<Record<'page' | 'data', Representation>> {
  lifetime: Lifetime;
  madeAt: number;
  /** Later than the page's period after a failed attempt. */
  renewFrom: number;
}

export interface KeptPagesOptions {
  /** Undefined for a page that Next does not keep. */
  toAddress: (url: string) => KeptAddress | undefined;
  /** Without visitor data; `anew` makes Next render again. */
  ask: (path: string, anew: boolean) => Promise<Answer>;
  admit: Admit;
  /** Monotonic, in milliseconds. */
  now: () => number;
  maxBytes: number;
}

const entryKind = ({ isData }: KeptAddress) => (isData ? 'data' : 'page');

/**
 * Caches the pages that Next keeps, as finished bytes: a hit neither hashes, encodes nor compresses
 * (docs/decisions/0027). A stale page is served while one renewal runs. A failed renewal leaves it
 * in place, and is retried.
 */
export class KeptPages {
  private readonly kept: LRUCache<string, Kept>;
  private readonly underWay = new Map<string, Promise<Representation | undefined>>();

  constructor(private readonly options: KeptPagesOptions) {
    this.kept = new LRUCache({ maxSize: options.maxBytes });
  }

  /**
   * @param otherwise called when the answer may depend on the visitor
   * @returns whether it was kept
   */
  send(request: IncomingMessage, response: ServerResponse, otherwise: () => void): boolean {
    const address = this.options.toAddress(request.url ?? '/');
    if (!address) return false;
    const entry = this.kept.get(address.page);
    const held = entry?.[entryKind(address)];
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
    // A request for a page in the making waits without a place of its own.
    const isUnderWay = this.underWay.has(address.path);
    const leave = isUnderWay ? () => undefined : await this.options.admit(request, response);
    if (!leave) return;
    const made = await this.once(address.path, () => this.first(address));
    leave();
    if (made) made.send(request, response, 'MISS');
    else otherwise();
  }

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
    const source = answerSource(answer);
    if (answer.status < 500 && !source) return undefined;
    const lifetime = readLifetime(answer);
    if (!lifetime) return new Representation(forVisitors(address.path, answer));
    if (source === 'MISS') return this.keep(address, answer, this.makeEntry(lifetime));
    const entry = this.kept.get(address.page);
    // Made together, so of the same age.
    if (entry && source === 'HIT' && this.options.now() < entry.madeAt + entry.lifetime.fresh)
      return this.keep(address, answer, entry);
    // Its age is unknown.
    void this.renew(address);
    return new Representation(forVisitors(address.path, answer));
  }

  private renew(address: KeptAddress, old?: Kept): Promise<Representation | undefined> {
    return this.once(`anew ${address.page}`, async () => {
      const answer = await this.options.ask(address.path, true).catch(() => undefined);
      if (!answer || answer.status >= 500) {
        if (old) this.postpone(old);
        return undefined;
      }
      const lifetime = answerSource(answer) === 'REVALIDATED' ? readLifetime(answer) : undefined;
      if (lifetime)
        return this.keep(address, answer, this.makeEntry(lifetime), old?.[entryKind(address)]);
      // Gone, moved or not renewed: from here on Next's own store decides.
      this.kept.delete(address.page);
      return undefined;
    });
  }

  private postpone(old: Kept): void {
    const wait = Math.min(Math.max(old.lifetime.fresh, RETRY_MS.least), RETRY_MS.most);
    old.renewFrom = this.options.now() + wait;
  }

  private makeEntry(lifetime: Lifetime): Kept {
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
    entry[entryKind(address)] = made;
    hold();
    return made;
  }
}
