import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Admit } from './admit';
import { answerSource, readLifetime, type Lifetime } from './ages';
import type { Answer } from './rendererProtocol';
import { FinishedAnswer } from './FinishedAnswer';
import type { Age } from './WebMetrics';

/** Next retries a failed page after its period, within these bounds. So do we. */
const RETRY_MS = { least: 3_000, most: 30_000 };
const ENTRY_BYTES = 1_000;
/** The most bytes of an answer that is kept though Next does not. */
const KEPT_BYTES = 500_000;

export interface Address {
  /** A page and its data are made together: one entry, one age. */
  entry: string;
  /** What to ask of the renderer. */
  path: string;
}

/** Answers that are the same for everyone. */
export interface Route {
  /** Undefined for other addresses, and where the answer may depend on the visitor. */
  toAddress: (url: string) => Address | undefined;
  /** Of its own, so that no other route's visitors push its answers out. */
  maxBytes: number;
  /** For answers that Next does not keep; theirs is in their headers. */
  freshMs?: number;
}

interface Entry {
  lifetime: Lifetime;
  madeAt: number;
  /** Later than the end of its period after a failed attempt. */
  renewFrom: number;
  /** By path. */
  parts: Map<string, FinishedAnswer>;
}
interface Place extends Address {
  entries: LRUCache<string, Entry>;
  freshMs: number | undefined;
}
type Made = Promise<FinishedAnswer | undefined>;

export interface AnswersOptions {
  routes: readonly Route[];
  /** Without visitor data; `anew` makes Next render again. */
  ask: (path: string, anew: boolean) => Promise<Answer>;
  /** Passes a request on whose answer may depend on the visitor. */
  forward: (request: IncomingMessage, response: ServerResponse) => void;
  admit: Admit;
  /** Monotonic, in milliseconds. */
  now: () => number;
}

/**
 * The web process's one store of finished bytes: a hit neither hashes, encodes nor compresses
 * (docs/decisions/0027). A stale answer is served while one renewal runs. A failed renewal leaves
 * it in place, and is retried.
 */
export class Answers {
  private readonly routes: (Route & Pick<Place, 'entries'>)[];
  private readonly underWay = new Map<string, Made>();

  constructor(private readonly options: AnswersOptions) {
    this.routes = options.routes.map((route) => ({
      ...route,
      entries: new LRUCache({ maxSize: route.maxBytes }),
    }));
  }

  /** @returns whether there was an answer to send */
  sendHeld(request: IncomingMessage, response: ServerResponse): boolean {
    const place = this.find(request);
    const entry = place?.entries.get(place.entry);
    const held = entry?.parts.get(place!.path);
    const age = entry && this.ageOf(entry);
    if (!held || !age) return false;
    if (this.options.now() >= entry.renewFrom) void this.renew(place!, entry);
    // Pages that Next keeps have ages of their own (docs/decisions/0024).
    const heldMs = place!.freshMs === undefined ? undefined : this.options.now() - entry.madeAt;
    held.send(request, response, age, heldMs);
    return true;
  }

  /** Keeps an answer for everyone that was made here, if it has a place. */
  finish(request: IncomingMessage, answer: Answer): FinishedAnswer {
    const place = request.method === 'GET' ? this.find(request) : undefined;
    const fresh = answer.body.length <= KEPT_BYTES ? place?.freshMs : undefined;
    return fresh === undefined
      ? new FinishedAnswer(request.url ?? '/', answer)
      : this.keep(place!, answer, this.makeEntry({ fresh, good: fresh }));
  }

  private find({ url = '/' }: IncomingMessage): Place | undefined {
    for (const { toAddress, entries, freshMs } of this.routes) {
      const address = toAddress(url);
      if (address) return { ...address, entries, freshMs };
    }
    return undefined;
  }

  private ageOf({ madeAt, lifetime }: Entry): Age | undefined {
    const age = this.options.now() - madeAt;
    if (age < lifetime.fresh) return 'HIT';
    return age < lifetime.good ? 'STALE' : undefined;
  }

  /** Answers what is not held. */
  async make(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const place = this.find(request);
    // A request for an answer in the making waits without a turn of its own.
    const underWay = place && this.underWay.get(place.path);
    const shared = await underWay;
    if (shared) return shared.send(request, response, 'MISS');
    const leave = await this.options.admit(request, response);
    if (!leave) return;
    const made = place && !underWay && (await this.once(place.path, () => this.first(place)));
    // The turn lasts until the renderer has answered.
    if (!made) return this.options.forward(request, response);
    leave();
    made.send(request, response, 'MISS');
  }

  private once(key: string, make: () => Made): Made {
    const known = this.underWay.get(key);
    if (known) return known;
    const made = make()
      .catch(() => undefined)
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, made);
    return made;
  }

  private async first(place: Place): Made {
    const { freshMs, path } = place;
    const answer = await this.options.ask(path, false);
    if (freshMs !== undefined) {
      if (answer.status !== 200) return undefined;
      return this.keep(place, answer, this.makeEntry({ fresh: freshMs, good: freshMs }));
    }
    const source = answerSource(answer);
    if (answer.status < 500 && !source) return undefined;
    const lifetime = readLifetime(answer);
    if (!lifetime) return new FinishedAnswer(path, answer);
    if (source === 'MISS') return this.keep(place, answer, this.makeEntry(lifetime));
    const entry = place.entries.get(place.entry);
    // Made together, so of the same age.
    if (entry && source === 'HIT' && this.ageOf(entry) === 'HIT')
      return this.keep(place, answer, entry);
    // Its age is unknown.
    void this.renew(place);
    return new FinishedAnswer(path, answer);
  }

  private renew(place: Place, old?: Entry): Made {
    return this.once(`anew ${place.entry}`, async () => {
      const answer = await this.options.ask(place.path, true).catch(() => undefined);
      if (!answer || answer.status >= 500) {
        if (old) this.postpone(old);
        return undefined;
      }
      const lifetime = answerSource(answer) === 'REVALIDATED' ? readLifetime(answer) : undefined;
      if (lifetime) return this.keep(place, answer, this.makeEntry(lifetime));
      // Gone, moved or not renewed: from here on Next's own store decides.
      place.entries.delete(place.entry);
      return undefined;
    });
  }

  private postpone(old: Entry): void {
    const wait = Math.min(Math.max(old.lifetime.fresh, RETRY_MS.least), RETRY_MS.most);
    old.renewFrom = this.options.now() + wait;
  }

  private makeEntry(lifetime: Lifetime): Entry {
    const madeAt = this.options.now();
    return { lifetime, madeAt, renewFrom: madeAt + lifetime.fresh, parts: new Map() };
  }

  private keep({ entries, entry: key, path }: Place, answer: Answer, entry: Entry): FinishedAnswer {
    const hold = () => {
      const sizes = [...entry.parts.values()].map(({ size }) => size);
      entries.set(key, entry, { size: sizes.reduce((sum, size) => sum + size, ENTRY_BYTES) });
    };
    const made = new FinishedAnswer(path, answer, () => {
      if (entries.peek(key) === entry) hold();
    });
    entry.parts.set(path, made);
    hold();
    return made;
  }
}
