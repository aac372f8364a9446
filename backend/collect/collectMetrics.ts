import type { Registry } from 'prom-client';
import type { StoreAndClock } from '../db/store';
import { registerStoreGauge } from '../http/storeGauge';
import { listSourceStates } from './listSourceStates';

export function registerCollectMetrics(registry: Registry, given: StoreAndClock): void {
  registerStoreGauge(registry, given, {
    name: 'source_last_success_age_seconds',
    help: 'Time since a source last answered a look; missing before the first.',
    labelNames: ['source'],
    read: async ({ store, now }) =>
      (await listSourceStates(store.db)).flatMap(({ name, lastOkAt }) =>
        lastOkAt === null
          ? []
          : [
              {
                labels: { source: name },
                value: Math.max(0, now().getTime() - Date.parse(lastOkAt)) / 1_000,
              },
            ],
      ),
  });
  registerStoreGauge(registry, given, {
    name: 'source_failing_targets',
    help: 'Targets of a source (lists, files, projects) whose last look failed.',
    labelNames: ['source'],
    read: async ({ store }) =>
      (await listSourceStates(store.db)).map(({ name, failing }) => ({
        labels: { source: name },
        value: failing,
      })),
  });
}
