/**
 * Rates 10,000 generated projects on PGlite, from stored facts to published snapshots, and prints how much of the time is rate() itself:
 * the whole must be bounded by the database, not by the function. Then rates them again, when nothing has changed.
 * Run: npx tsx bench/ratings.ts [projects]. Exit code 1 when rate() takes half of the time or more.
 */
import { migrate } from '../backend/db/migrate';
import { openPglite } from '../backend/db/openStore';
import { audits, bounties, contracts, observations, projects } from '../backend/db/schema';
import type { Store } from '../backend/db/store';
import { collectFacts } from '../backend/ratings/facts/collectFacts';
import { rateFacts } from '../backend/ratings/rateBatch';
import { rateProjects } from '../backend/ratings/rateProjects';
import { CHECKED_AT, NOON, storeSource } from '../backend/ratings/testing/storeProject';

const PROJECTS = Number(process.argv[2] ?? 10_000);
const CHUNK = 500;
const HOLDERS = ['nobody', 'vote', 'multisig', 'key'];

const idOf = (n: number): string => `project-${String(n).padStart(7, '0')}`;
const dayBack = (days: number): string =>
  new Date(NOON.getTime() - days * 86_400_000).toISOString().slice(0, 10);
const addressOf = (n: number): string => `0x${n.toString(16).padStart(40, '0')}`;

/** Five contracts, two audits, a bounty and eleven observations each: as much as a well-known project has on file. */
async function storeChunk(store: Store, from: number, sourceId: number): Promise<void> {
  const numbers = Array.from({ length: Math.min(CHUNK, PROJECTS - from) }, (_, i) => from + i);
  await store.db.insert(projects).values(
    numbers.map((n) => ({
      id: idOf(n),
      name: `Project ${n}`,
      category: 'dex',
      origin: 'projects',
    })),
  );
  await store.db.insert(contracts).values(
    numbers.flatMap((n) =>
      [0, 1, 2, 3, 4].map((c) => ({
        id: `eip155:1:${addressOf(n * 5 + c)}`,
        projectId: idOf(n),
        chain: 'eip155:1',
        address: addressOf(n * 5 + c),
        name: `Contract ${c}`,
        role: 'core',
        proxy: c === 0,
        holdsFunds: c === 1,
        verified: n % 9 ? 'exact' : 'partial',
        deployedOn: dayBack(n % 2_000),
        codeChangedOn: dayBack(n % 700),
        sourceId,
      })),
    ),
  );
  await store.db.insert(audits).values(
    numbers.flatMap((n) =>
      [0, 1].map((a) => ({
        id: `${idOf(n)}-${a}`,
        projectId: idOf(n),
        auditor: `Auditor ${a}`,
        publishedOn: dayBack((n * 7) % 900),
        sourceId,
        reportUrl: 'https://example.org/report.pdf',
        scope: { contracts: [{ id: `eip155:1:${addressOf(n * 5)}` }] },
        findingsKnown: true,
        findingCounts: { medium: { resolved: n % 5, open: n % 3 }, minor: { acknowledged: n % 7 } },
      })),
    ),
  );
  await store.db.insert(bounties).values(
    numbers.map((n) => ({
      projectId: idOf(n),
      status: 'active',
      topRewardUsd: (n % 20) * 50_000,
      sourceId,
    })),
  );
  await store.db.insert(observations).values(
    numbers.flatMap((n) =>
      Object.entries({
        control: {
          powers: [
            {
              power: 'change-code',
              holder: HOLDERS[n % 4],
              threshold: 4,
              signers: 7,
              delaySeconds: (n % 10) * 86_400,
            },
          ],
        },
        'token-powers': { powers: [{ power: 'mint', holder: 'vote' }] },
        'holder-concentration': { top10Share: (n % 90) / 100 },
        'audit-review': { complete: true },
        'incident-review': { complete: true },
        website: {
          https: true,
          hsts: n % 2 === 0,
          csp: n % 3 === 0,
          noMixedContent: true,
          securityTxt: null,
          dnssec: false,
          caa: true,
        },
        response: { securityContact: true, incidentPlan: n % 2 === 0, documentedPause: null },
        team: { confirmedNames: n % 4 },
        documentation: { coversDeployedCode: 'yes' },
        repository: { public: true, lastActivityOn: dayBack(n % 400) },
        'addresses-published': { published: true },
      }).map(([key, value]) => ({
        projectId: idOf(n),
        key,
        value,
        sourceId,
        observedAt: CHECKED_AT,
      })),
    ),
  );
}

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

/** The same facts through rate() and the hash alone. */
async function timeFunction(store: Store): Promise<number> {
  let spent = 0;
  for (let from = 0; from < PROJECTS; from += 200) {
    const collected = await collectFacts(
      store.db,
      Array.from({ length: Math.min(200, PROJECTS - from) }, (_, i) => idOf(from + i)),
      NOON,
    );
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
  for (let from = 0; from < PROJECTS; from += CHUNK) await storeChunk(store, from, sourceId);
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
