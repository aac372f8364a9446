/**
 * Rates 10,000 generated projects on PGlite, then again unchanged:
 * npx tsx bench/ratings.ts [projects]
 * Exit code 1 if rate() itself takes half of the time or more.
 */
import { migrate } from '../backend/db/migrate';
import { openPglite } from '../backend/db/openStore';
import type { Store } from '../backend/db/store';
import { collectFacts } from '../backend/ratings/facts/collectFacts';
import { rateFacts, rateProjects } from '../backend/ratings/rateProjects';
import { NOON, storeSource } from '../backend/ratings/testing/storeProject';
import { projectId, storeRatedProjects } from './ratedProjects';

const PROJECTS = Number(process.argv[2] ?? 10_000);
const CHUNK = 500;

const numbersFrom = (from: number, most: number): number[] =>
  Array.from({ length: Math.min(most, PROJECTS - from) }, (_, i) => from + i);

const seconds = (since: number): number => (performance.now() - since) / 1000;

async function timeRun(store: Store, label: string): Promise<number> {
  const start = performance.now();
  const { rated, published } = await rateProjects(store, { now: NOON });
  const took = seconds(start);
  console.log(
    `${label}: ${took.toFixed(1)} s, ${(rated / took).toFixed(0)} projects/s, ${rated} rated, ${published} published`,
  );
  return took;
}

async function timeFunction(store: Store): Promise<number> {
  let spent = 0;
  for (let from = 0; from < PROJECTS; from += 200) {
    const collected = await collectFacts(store.db, numbersFrom(from, 200).map(projectId), NOON);
    const start = performance.now();
    for (const item of collected) rateFacts(item, NOON);
    spent += seconds(start);
  }
  return spent;
}

async function main(): Promise<void> {
  const store = await openPglite(undefined);
  await migrate(store);
  const sourceId = await storeSource(store.db, 'bench');
  for (let from = 0; from < PROJECTS; from += CHUNK)
    await storeRatedProjects(store.db, numbersFrom(from, CHUNK), sourceId);
  const whole = await timeRun(store, 'first run (every rating is published)');
  await timeRun(store, 'second run (nothing changed)');
  const inFunction = await timeFunction(store);
  const share = inFunction / whole;
  console.log(
    `rate() and its hash: ${inFunction.toFixed(2)} s, ${(share * 100).toFixed(0)} % of the first run (must be below 50 %)`,
  );
  console.log(`memory at the end: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`);
  if (share >= 0.5) process.exitCode = 1;
  await store.close();
}

void main();
