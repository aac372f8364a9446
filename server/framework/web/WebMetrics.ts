import type { RequestListener } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { Admit } from './admit';
import type { RenderGate } from './RenderGate';
import { cacheUses, type Age } from './Representation';

/** What the web process counts, for Prometheus. */
export class WebMetrics {
  private readonly registry = new Registry();
  private readonly answers: Counter;
  private readonly refusals: Counter;

  constructor(gate: Pick<RenderGate, 'load'>) {
    const registers = [this.registry];
    // Among them the delay of the event loop.
    collectDefaultMetrics({ register: this.registry });
    this.answers = new Counter({
      name: 'web_answers_total',
      help: 'Answers by class of status; "closed" for visitors who left before.',
      labelNames: ['class'],
      registers,
    });
    this.refusals = new Counter({
      name: 'web_render_refusals_total',
      help: 'Requests for a page that the limits of rendering refused, by status.',
      labelNames: ['status'],
      registers,
    });
    new Counter({
      name: 'web_cache_answers_total',
      help: 'Answers from the cache of finished pages: HIT, STALE, or made for the request (MISS).',
      labelNames: ['cache'],
      registers,
      collect() {
        this.reset();
        for (const cache of Object.keys(cacheUses) as Age[]) this.inc({ cache }, cacheUses[cache]);
      },
    });
    new Gauge({
      name: 'web_renders',
      help: 'Pages being rendered, and requests that wait for their turn.',
      labelNames: ['state'],
      registers,
      collect() {
        const { running, waiting } = gate.load;
        this.set({ state: 'running' }, running);
        this.set({ state: 'waiting' }, waiting);
      },
    });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  print(): Promise<string> {
    return this.registry.metrics();
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

  /** Counts whom it refuses. */
  countedAdmit(admit: Admit): Admit {
    return async (request, response) => {
      const leave = await admit(request, response);
      if (!leave) this.refusals.inc({ status: String(response.statusCode) });
      return leave;
    };
  }
}
