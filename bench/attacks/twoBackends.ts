/**
 * Two backends on one store, PGlite and PostgreSQL: do votes get lost, do limits double?
 * npm run build && npx tsx bench/attacks/twoBackends.ts
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresFor } from '../startPostgres';
import { castVote, countVotes, startBackend, type Backend } from './backends';
import { inBatches } from './site';

const VOTES = 120;
const ID = 'aave';

async function onPglite(): Promise<void> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'plumbline-two-'));
  const first = await startBackend({ DATA_DIR });
  const second = await startBackend({ DATA_DIR }).catch(() => undefined);
  console.log(`PGlite: the second backend ${second ? 'RUNS' : 'is refused'}`);
  if (second) process.exitCode = 1;
  for (const backend of [first, second]) await backend?.kill();
  rmSync(DATA_DIR, { recursive: true, force: true });
}

async function report({ url }: Backend): Promise<number> {
  const body = JSON.stringify({ title: 't', description: 'd', trace: '' });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${url}/api/errors`, { method: 'POST', headers, body })).status;
}

async function onPostgres(): Promise<void> {
  const server = (await startPostgresFor(process.env.BENCH_DATABASE_URL ?? 'embedded'))!;
  const dirs = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'plumbline-two-')));
  const backends: Backend[] = [];
  try {
    // One after the other: the first migrates and seeds.
    for (const DATA_DIR of dirs)
      backends.push(await startBackend({ DATA_DIR, DATABASE_URL: server.url }));
    const at = (n: number) => backends[n % 2]!;
    const statuses = await inBatches(VOTES, 8, (n) => castVote(at(n).url, ID, `voter-${n}`));
    const acknowledged = statuses.filter((status) => status === 200).length;
    const counted = await Promise.all(backends.map(({ url }) => countVotes(url, ID)));
    console.log(`PostgreSQL: ${acknowledged} acknowledged votes, counted ${counted.join(' and ')}`);
    // Not across the end of a minute.
    const left = 60_000 - (Date.now() % 60_000);
    if (left < 5_000)
      await new Promise((resolve) => {
        setTimeout(resolve, left);
      });
    const reports = await inBatches(100, 10, (n) => report(at(n)));
    const through = reports.filter((status) => status === 200).length;
    console.log(`100 reports at both, limit 20: ${through} let through`);
    if (counted.some((count) => count !== acknowledged) || through > 20) process.exitCode = 1;
  } finally {
    for (const backend of backends) await backend.kill();
    await server.stop();
    for (const dir of dirs) rmSync(dir, { recursive: true, force: true });
  }
}

void onPglite().then(onPostgres);
