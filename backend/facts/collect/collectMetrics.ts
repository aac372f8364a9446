import type { Registry } from 'prom-client';
import { MINUTE_MS } from '../../../contracts/time';
import type { StoreAndClock } from '../../db/store';
import { registerStoreGauge, type GaugeRow } from '../../http/storeGauge';
import { ratingTime } from '../../catalog/projects';
import { countFacts, countRunningOut, listLooks } from './listSourceStates';

/** They read every fact, or every current rating. */
const WHOLE_EVERY_MS = 15 * MINUTE_MS;

const rowsOf = (values: Iterable<readonly [string, number]>): GaugeRow[] =>
  [...values].map(([source, value]) => ({ labels: { source }, value }));

/** What each source was asked, and what rests on it. */
export function registerCollectMetrics(registry: Registry, given: StoreAndClock): void {
  const gauge = (
    name: string,
    help: string,
    read: (at: StoreAndClock) => Promise<Iterable<readonly [string, number]>>,
    everyMs?: number,
  ) =>
    registerStoreGauge(registry, given, {
      ...{ name, help, everyMs, labelNames: ['source'] },
      read: async (at) => rowsOf(await read(at)),
    });
  gauge(
    'source_last_success_age_seconds',
    'Time since a source last answered a look; missing before the first.',
    async ({ store, now }) =>
      (await listLooks(store.db)).flatMap(({ name, lastOkAt }) =>
        lastOkAt === null
          ? []
          : [[name, Math.max(0, now().getTime() - Date.parse(lastOkAt)) / 1_000] as const],
      ),
  );
  gauge(
    'source_failing_targets',
    'Targets of a source (lists, files, projects) whose last look failed.',
    async ({ store }) => (await listLooks(store.db)).map(({ name, failing }) => [name, failing]),
  );
  gauge(
    'source_failed_looks',
    'Looks of a source that failed since their target last answered.',
    async ({ store }) => (await listLooks(store.db)).map(({ name, failures }) => [name, failures]),
  );
  gauge(
    'source_facts',
    'Current facts that rest on what a source says.',
    ({ store }) => countFacts(store.db),
    WHOLE_EVERY_MS,
  );
  gauge(
    'source_facts_running_out',
    'Signals that rest on a source and run out within 7 days.',
    async ({ store, now }) => countRunningOut(store.db, await ratingTime(store.db, now())),
    WHOLE_EVERY_MS,
  );
}
