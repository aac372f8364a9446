/** Every case of the four laws on the curated records: npm run laws */
import { migrate } from '../../backend/db/migrate';
import { openPglite } from '../../backend/db/openStore';
import { rateByCurrent } from '../../backend/ratings/rateProjects';
import { curatedFacts } from './curatedFacts';
import { everyCase, type Cases } from './everyCase';

const SHOWN = 50;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const store = await openPglite(undefined);
  await migrate(store);
  const { facts, at } = await curatedFacts(store);
  await store.close();
  const sum: Cases = { counts: [0, 0, 0, 0], breaches: [] };
  const states = new Map<string, number>();
  for (const record of facts) {
    const { state } = rateByCurrent(record, new Date(at));
    states.set(state, (states.get(state) ?? 0) + 1);
    const { counts, breaches } = everyCase(record, at, (given, now = at) =>
      rateByCurrent(given, new Date(now)),
    );
    counts.forEach((count, law) => {
      sum.counts[law] = (sum.counts[law] ?? 0) + count;
    });
    sum.breaches.push(...breaches);
  }
  say(`${facts.length} records at ${at}: ${[...states].map((row) => row.join(' ')).join(', ')}`);
  sum.counts.forEach((count, law) => say(`law ${law + 1}: ${count} cases`));
  for (const breach of sum.breaches.slice(0, SHOWN)) say(breach);
  const all = sum.counts.reduce((total, count) => total + count, 0);
  say(`${all} cases, ${sum.breaches.length} breaches`);
  if (sum.breaches.length > 0) process.exitCode = 1;
}

void main();
