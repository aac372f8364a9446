/**
 * Search on synthetic projects. On a busy machine, compare CPU times.
 * node --expose-gc --import tsx bench/search.ts [sizes, e.g. 1000 100000]
 * BENCH_DATABASE_URL=postgres://… (or `embedded`) node --import tsx bench/search.ts 1000000
 * BENCH_QUERIES=4000
 */
import { loadavg } from 'node:os';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { Client } from 'pg';
import { analyzeProjects } from '../backend/db/analyzeProjects';
import { migrate } from '../backend/db/migrate';
import { openPglite, openPostgres } from '../backend/db/openStore';
import type { Store } from '../backend/db/store';
import { findMatches } from '../backend/catalog/search/routes';
import { parseKeyword } from '../backend/catalog/search/keyword';
import { loadIndex } from '../backend/catalog/search/loadIndex';
import type { SearchIndex } from '../backend/catalog/search/SearchIndex';
import { loadProjects } from './loadProjects';
import { benchChanges } from './changes';
import { startPostgresFor } from './startPostgres';
import { makeKeywords, makeRandom } from './syntheticProjects';

const sizes = process.argv.slice(2).map(Number);
const QUERIES = Number(process.env.BENCH_QUERIES ?? 4_000);
const CLIENTS = [1, 8];

const seconds = (from: number): string => `${((performance.now() - from) / 1_000).toFixed(1)} s`;
const quantile = (sorted: readonly number[], q: number): string =>
  (sorted[Math.floor((sorted.length - 1) * q)] ?? 0).toPrecision(2);

function memoryInUse(): number {
  global.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1_048_576;
}

function measureAlone(index: SearchIndex, keywords: readonly string[]): string {
  const times = keywords.map((text) => {
    const keyword = parseKeyword(text);
    const from = process.cpuUsage();
    index.find(keyword, { skip: 0, take: 5 });
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1_000;
  });
  times.sort((a, b) => a - b);
  return `index alone, cpu  p50 ${quantile(times, 0.5)}  p95 ${quantile(times, 0.95)}  p99 ${quantile(times, 0.99)} ms`;
}

async function measure(
  store: Store,
  index: SearchIndex,
  keywords: readonly string[],
  clients: number,
): Promise<string> {
  const times: number[] = [];
  let next = 0;
  const client = async () => {
    for (let i = next; i < keywords.length; i = next) {
      next += 1;
      const from = performance.now();
      await findMatches(store.db, index, parseKeyword(keywords[i] ?? ''), { skip: 0, take: 5 });
      times.push(performance.now() - from);
    }
  };
  const from = performance.now();
  const cpuBefore = process.cpuUsage();
  await Promise.all(Array.from({ length: clients }, client));
  const cpu = process.cpuUsage(cpuBefore);
  const rate = Math.round(keywords.length / ((performance.now() - from) / 1_000));
  times.sort((a, b) => a - b);
  return (
    `${clients} client${clients > 1 ? 's' : ' '}  p50 ${quantile(times, 0.5)}  p95 ${quantile(times, 0.95)}  p99 ${quantile(times, 0.99)} ms  ${rate}/s  ` +
    `cpu of this process ${((cpu.user + cpu.system) / 1_000 / keywords.length).toFixed(2)} ms each  load average ${loadavg()[0]?.toFixed(1)}`
  );
}

async function bench(store: Store, size: number): Promise<void> {
  await migrate(store);
  let from = performance.now();
  await loadProjects(store, size);
  await analyzeProjects(store.db);
  const stored = seconds(from);
  const before = memoryInUse();
  const cpuBefore = process.cpuUsage();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  from = performance.now();
  const index = await loadIndex(store.db);
  const loaded = seconds(from);
  delay.disable();
  const cpu = process.cpuUsage(cpuBefore);
  console.log(
    `${store.engine} ${index.size}: stored in ${stored}, index loaded in ${loaded} (cpu ${((cpu.user + cpu.system) / 1e6).toFixed(1)} s), ` +
      `longest turn ${Math.round(delay.max / 1e6)} ms, index ${Math.round(memoryInUse() - before)} MB, ` +
      `process ${Math.round(process.memoryUsage().rss / 1_048_576)} MB`,
  );
  const random = makeRandom(7);
  measureAlone(index, makeKeywords(QUERIES, size, random));
  console.log(`  ${measureAlone(index, makeKeywords(QUERIES, size, random))}`);
  await measure(store, index, makeKeywords(300, size, random), 8);
  for (const clients of CLIENTS)
    console.log(`  ${await measure(store, index, makeKeywords(QUERIES, size, random), clients)}`);
  await benchChanges(store);
}

async function onServer(databaseUrl: string, size: number): Promise<void> {
  const name = `bench_${size}_${process.pid}`;
  const admin = new Client({ connectionString: databaseUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const store = openPostgres(url.href, 8);
  try {
    await bench(store, size);
  } finally {
    await store.close();
  }
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
}

async function main(): Promise<void> {
  const server = await startPostgresFor(process.env.BENCH_DATABASE_URL);
  for (const size of sizes.length > 0 ? sizes : [1_000, 100_000]) {
    if (server) {
      await onServer(server.url, size);
    } else {
      const store = await openPglite(undefined);
      try {
        await bench(store, size);
      } finally {
        await store.close();
      }
    }
  }
  await server?.stop();
}

void main();
