import type { RequestListener } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { RenderGate } from './RenderGate';

export type Age = 'HIT' | 'STALE' | 'MISS';
/** Since the start; plain numbers, since a hit takes microseconds. */
export const counts = {
  cache: { HIT: 0, STALE: 0, MISS: 0 } satisfies Record<Age, number>,
  refusals: { 429: 0, 503: 0 },
};

/** What the web process counts, for Prometheus. */
export class WebMetrics {
  readonly registry = new Registry();
  private readonly answers: Counter;

  constructor(gate: Pick<RenderGate, 'load'>) {
    // Among them the delay of the event loop.
    collectDefaultMetrics({ register: this.registry });
    this.answers = new Counter({
      name: 'web_answers_total',
      help: 'Answers by class of status; "closed" for visitors who left before.',
      labelNames: ['class'],
      registers: [this.registry],
    });
    this.show(
      'web_render_refusals_total',
      'Requests for a page that the limits of rendering refused, by status.',
      'status',
      () => counts.refusals,
    );
    this.show(
      'web_cache_answers_total',
      'Answers from the cache of finished pages: HIT, STALE, or made for the request (MISS).',
      'cache',
      () => counts.cache,
    );
    this.show(
      'web_renders',
      'Pages that need the backend being rendered, and requests that wait for their turn.',
      'state',
      () => gate.load,
    );
  }

  private show(name: string, help: string, label: string, read: () => Record<string, number>) {
    const Kind = name.endsWith('_total') ? Counter : Gauge;
    const metric: Counter | Gauge = new Kind({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect() {
        metric.reset();
        for (const [value, count] of Object.entries(read())) metric.inc({ [label]: value }, count);
      },
    });
  }

  /** Counts the answers of a listener. */
  counted(listener: RequestListener): RequestListener {
    return (request, response) => {
      response.once('close', () => {
        const { statusCode, writableFinished } = response;
        this.answers.inc({
          class: writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'closed',
        });
      });
      listener(request, response);
    };
  }
}
