import type { Registry } from 'prom-client';
import type { StoreAndClock } from '../db/store';
import { registerStoreGauge } from '../http/storeGauge';
import { listReaders } from './listReaders';

export function registerEventMetrics(registry: Registry, given: StoreAndClock): void {
  registerStoreGauge(registry, given, {
    name: 'event_reader_behind',
    help: 'Events that a reader has not handled yet.',
    labelNames: ['reader'],
    read: async ({ store }) =>
      (await listReaders(store.db)).map(({ name, behind }) => ({
        labels: { reader: name },
        value: Number(behind),
      })),
  });
}
