import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Admit } from './admit';
import type { Answer } from './askRenderer';
import { forVisitors } from './lifetime';
import { Representation } from './Representation';

export interface HeldViewsOptions {
  /** The canonical address of a list view. */
  toView: (url: string) => string | undefined;
  ask: (path: string) => Promise<Answer>;
  admit: Admit;
  freshMs: number;
  maxBytes: number;
  /** Monotonic, in milliseconds. */
  now: () => number;
}

/** Cached by canonical address (docs/decisions/0027). */
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
   * @param otherwise called when the view cannot be kept
   * @returns whether it was a view
   */
  send(request: IncomingMessage, response: ServerResponse, otherwise: () => void): boolean {
    const view = this.options.toView(request.url ?? '/');
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
