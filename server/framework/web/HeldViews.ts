import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Admit } from './admit';
import type { Answer } from './askNext';
import { forVisitors } from './lifetime';
import { Representation } from './Representation';

export interface HeldViewsOptions {
  /** The one spelling of an address that leads to a view of the list; undefined for every other address. */
  viewOf: (url: string) => string | undefined;
  ask: (path: string) => Promise<Answer>;
  admit: Admit;
  /** Milliseconds for which a view is shown. */
  freshMs: number;
  maxBytes: number;
  /** Milliseconds of a clock that only goes forward. */
  now: () => number;
}

/** Views of the list (filters, orders, pages), each made once in a while however its address is spelled. docs/decisions/0027. */
export class HeldViews {
  private readonly held: LRUCache<string, Representation>;
  private readonly underWay = new Map<string, Promise<Representation | undefined>>();

  constructor(private readonly options: HeldViewsOptions) {
    this.held = new LRUCache({
      maxSize: options.maxBytes,
      ttl: options.freshMs,
      perf: { now: options.now },
      ttlResolution: 0,
    });
  }

  /**
   * Answers a request for a view.
   * @param otherwise called when the view cannot be held: an error, a redirect
   * @returns whether it was one
   */
  send(request: IncomingMessage, response: ServerResponse, otherwise: () => void): boolean {
    const view = this.options.viewOf(request.url ?? '/');
    if (view === undefined) return false;
    const held = this.held.get(view);
    if (held) held.send(request, response, 'HIT');
    else void this.make(view, request, response, otherwise);
    return true;
  }

  private async make(
    view: string,
    request: IncomingMessage,
    response: ServerResponse,
    otherwise: () => void,
  ): Promise<void> {
    const underWay = this.underWay.get(view);
    const leave = underWay ? () => undefined : await this.options.admit(request, response);
    if (!leave) return;
    const made = await (this.underWay.get(view) ?? this.ask(view));
    leave();
    if (made) made.send(request, response, 'MISS');
    else otherwise();
  }

  private ask(view: string): Promise<Representation | undefined> {
    const made = this.options
      .ask(view)
      .then((answer) => (answer.status === 200 ? this.keep(view, answer) : undefined))
      .catch(() => undefined)
      .finally(() => this.underWay.delete(view));
    this.underWay.set(view, made);
    return made;
  }

  private keep(view: string, answer: Answer): Representation {
    const made: Representation = new Representation(forVisitors(view, answer), () => {
      if (this.held.peek(view) === made) this.hold(view, made, this.held.getRemainingTTL(view));
    });
    this.hold(view, made, this.options.freshMs);
    return made;
  }

  private hold(view: string, made: Representation, ttl: number): void {
    this.held.set(view, made, { size: made.size + view.length, ttl });
  }
}
