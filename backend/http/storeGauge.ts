import { Counter, Gauge, type Registry } from 'prom-client';
import type { StoreAndClock } from '../db/store';

export interface GaugeRow {
  labels?: Record<string, string>;
  value: number;
}

export interface StoreGauge {
  name: string;
  help: string;
  labelNames?: readonly string[];
  /** How long one reading serves all scrapes. */
  everyMs?: number;
  read: (given: StoreAndClock) => Promise<readonly GaugeRow[]>;
}

const EVERY_MS = 10_000;
const FAILURES = 'metric_read_failures_total';

function failureCounter(registry: Registry): Counter {
  const known = registry.getSingleMetric(FAILURES) as Counter | undefined;
  return (
    known ??
    new Counter({
      name: FAILURES,
      help: 'Readings of the store that failed; their metric is then missing.',
      labelNames: ['metric'],
      registers: [registry],
    })
  );
}

/** A metric whose values a query reads, when /metrics is asked. Never fails the answer. */
export function registerStoreGauge(
  registry: Registry,
  given: StoreAndClock,
  { name, help, labelNames = [], everyMs = EVERY_MS, read }: StoreGauge,
): void {
  const failures = failureCounter(registry);
  let readAt = -Infinity;
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    async collect() {
      const now = given.now().getTime();
      if (now - readAt < everyMs) return;
      readAt = now;
      this.reset();
      // Without labels, a reset gauge is 0, which would be a lie.
      if (labelNames.length === 0) this.remove();
      try {
        for (const { labels = {}, value } of await read(given)) this.set(labels, value);
      } catch {
        failures.inc({ metric: name });
      }
    },
  });
}
