/** What bench/search.ts measures of changes and of the list's text filter. */
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { projectsList } from '../contracts/endpoints';
import { createApp } from '../backend/createApp';
import type { Store } from '../backend/db/store';
import { rankProjects } from '../backend/ratings/rankProjects';
import { parseKeyword } from '../backend/catalog/search/keyword';
import { getSearchIndex, type LiveIndex } from '../backend/catalog/search/liveIndex';

const LOOK_MS = 1_000;
const TIMES = 3;
const FILTERS = ['a', 'b', 'ba', 'finance', 'bapro'];

const since = (from: number): string => `${((performance.now() - from) / 1_000).toFixed(2)} s`;
const cpuSince = (before: NodeJS.CpuUsage): string => {
  const { user, system } = process.cpuUsage(before);
  return `${((user + system) / 1e6).toFixed(2)} s`;
};
const now = () => new Date();

async function untilFound(index: LiveIndex, name: string): Promise<void> {
  const { whole, words } = parseKeyword(name);
  while (
    (await index.current()).find({ whole, words }, { skip: 0, take: 5 }).items[0]?.name !== name
  )
    await setTimeout(10);
}

/** Renames one project after the other, as an import would. */
async function measureChanges(store: Store, index: LiveIndex): Promise<string[]> {
  const times: string[] = [];
  for (let i = 0; i < TIMES; i += 1) {
    const name = `Renamed Zyxwv ${i} ${process.pid}`;
    await store.db.execute(
      sql`update projects set name = ${name} where id = (select id from projects order by md5(id || ${i}::text) limit 1)`,
    );
    const from = performance.now();
    const cpu = process.cpuUsage();
    await untilFound(index, name);
    times.push(`${since(from)} (cpu ${cpuSince(cpu)})`);
  }
  return times;
}

async function measureFilters(store: Store): Promise<string[]> {
  const app = await createApp({ store, now, logger: pino({ level: 'silent' }) });
  const lines: string[] = [];
  for (const sort of ['rank', 'name'] as const)
    for (const text of FILTERS) {
      const from = performance.now();
      const cpu = process.cpuUsage();
      const answer = await app.inject({
        method: 'POST',
        url: projectsList.path,
        payload: { filter: { text }, sort: { field: sort, direction: 'asc' } },
      });
      lines.push(
        `"${text}" by ${sort}: ${since(from)}, cpu ${cpuSince(cpu)}, ${answer.statusCode}, ${(answer.json() as { total?: number }).total} projects`,
      );
    }
  await app.close();
  return lines;
}

/** After one project's new score. */
async function measureRanking(store: Store): Promise<string> {
  const times: string[] = [];
  for (const score of [55, 99, 1]) {
    await store.db.execute(sql`
      update project_scores set score = ${score}
      where project_id = (select project_id from project_scores where place is not null order by project_id limit 1)`);
    const from = performance.now();
    await rankProjects(store.db);
    times.push(since(from));
  }
  return times.join(', ');
}

export async function benchChanges(store: Store): Promise<void> {
  const index = getSearchIndex(store.db, now);
  const timer = setInterval(() => void index.look().catch(() => undefined), LOOK_MS);
  const from = performance.now();
  for (let isReady = false; !isReady;)
    isReady = await index.current().then(
      () => true,
      () => false,
    );
  console.log(`  first index after ${since(from)}`);
  for (const line of await measureFilters(store)) console.log(`  filter ${line}`);
  console.log(`  a change shows after ${(await measureChanges(store, index)).join(', ')}`);
  console.log(`  ranking after one new score: ${await measureRanking(store)}`);
  clearInterval(timer);
}
