/**
 * Reading a chain on this machine, beside the same JSON-RPC asked bare, fifty calls a request:
 * npx tsx bench/chain.ts [blocks that are counted, default 1000]
 * And the monitoring calls of a project with a million calls counted. Only ratios matter.
 * BENCH_DATABASE_URL (or `embedded`) selects PostgreSQL; its tables are emptied.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { buildScene } from '../testing/chain/buildScene';
import type { Scene } from '../testing/chain/Scene';
import { BLOCKS, countActivity, createChainClient, lookAtPowers } from '../backend/chain';
import { sumUp } from '../backend/chain/activity/write';
import { createApp } from '../backend/createApp';
import { migrate } from '../backend/db/migrate';
import { openPglite, openPostgres } from '../backend/db/openStore';
import type { Store } from '../backend/db/store';
import { importText, record } from '../backend/facts/import/testing/importText';
import { startPostgresFor } from './startPostgres';

const CHAIN = 'eip155:31337';
const TOGETHER = 50;
const AWAY_MS = 100;
const JSON_HEADERS = { 'content-type': 'application/json' };
const COUNTED = Number(process.argv[2] ?? 1_000);
const CALLS_A_BLOCK = 10;
/** Of the million. */
const [CONTRACTS, DAYS, KEYS, ASKED] = [20, 30, 200, 200];
const now = () => new Date('2026-11-21T12:00:00Z');
const wait = async () => undefined;

type Call = Record<string, unknown>;

/** All that is asked of a server meanwhile, with what it takes. */
async function watched(at: string, work: () => Promise<unknown>) {
  const real = globalThis.fetch;
  const calls: Call[] = [];
  let requests = 0;
  globalThis.fetch = (url, init) => {
    if (url !== at) return real(url, init);
    const body = JSON.parse(String(init?.body)) as Call | Call[];
    calls.push(...[body].flat());
    requests += 1;
    return real(url, init);
  };
  const [from, cpu] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  globalThis.fetch = real;
  const seconds = (performance.now() - from) / 1_000;
  return { calls, requests, seconds, cpu: (user + system) / 1e6 };
}

/** Seconds that the same calls take. */
async function bare(url: string, calls: readonly Call[]): Promise<number> {
  const from = performance.now();
  for (let at = 0; at < calls.length; at += TOGETHER) {
    const some = calls.slice(at, at + TOGETHER).map((call, id) => ({ ...call, id }));
    const body = JSON.stringify(some);
    await (await fetch(url, { method: 'POST', headers: JSON_HEADERS, body })).json();
  }
  return (performance.now() - from) / 1_000;
}

async function compare(name: string, url: string, of: number, work: () => Promise<unknown>) {
  const { calls, requests, seconds, cpu } = await watched(url, work);
  const raw = await bare(url, calls);
  const each = [calls.length / of, requests / of, (1_000 * cpu) / of].map((n) => n.toFixed(1));
  console.log(
    `${name}: ${of} in ${seconds.toFixed(2)} s, bare ${raw.toFixed(2)} s, ratio ${(raw / seconds).toFixed(2)}; each ${each[0]} calls, ${each[1]} requests, ${each[2]} ms of CPU`,
  );
}

/** The same server, as far away as most are. */
async function awayBy(milliseconds: number, url: string) {
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      await sleep(milliseconds);
      const answer = await fetch(url, { method: 'POST', headers: JSON_HEADERS, body });
      response.writeHead(answer.status, JSON_HEADERS).end(await answer.text());
    })();
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** Blocks of calls to contracts of the scene. */
async function makeBlocks({ anvil, truth }: Scene): Promise<void> {
  const [coin, other] = ['coin', 'coin with roles'].map((name) => truth.get(name)!.address);
  await anvil.rpc('evm_setAutomine', false);
  for (let block = 0; block < COUNTED; block += 1) {
    for (let n = 0; n < CALLS_A_BLOCK; n += 1) {
      const [from, to] = [anvil.accounts[n]!, n % 2 === 0 ? coin : other];
      const data = `0x095ea7b3${'1'.padStart(64, '0')}${'0'.repeat(64)}`;
      await anvil.rpc('eth_sendTransaction', { from, to, data, gas: '0x186a0' });
    }
    await anvil.rpc('evm_mine');
  }
  await anvil.rpc('evm_setAutomine', true);
  await anvil.settle();
}

async function storeMillion(store: Store): Promise<void> {
  await store.db.execute(sql`delete from chain_cursors`);
  await store.db.execute(sql`
    insert into chain_cursors (contract_id, block, at, since, read_at, watched)
    select id, 1, ${now().toISOString()}::timestamptz, '2026-10-23', ${now().toISOString()}::timestamptz, '{}'
    from contracts order by id limit ${CONTRACTS}`);
  await store.db.execute(sql`
    insert into chain_counts (cursor, kind, day, key, n, failed, last_at)
    select c.id, kind, '2026-10-23'::date + day, lpad(to_hex(key * 7919 + c.id), 40, '0'),
      10 + key % 7, key % 3, ${now().toISOString()}::timestamptz
    from chain_cursors c, unnest(array['caller', 'function', 'event']) kind,
      generate_series(0, ${DAYS - 1}) day, generate_series(1, ${KEYS}) key`);
  await store.db.execute(sql`
    insert into chain_uses (contract_id, block, kind, position, tx, at, caller, key, failed)
    select c.contract_id, n, 'event', 100000, '0x' || lpad(to_hex(n), 64, '0'), ${now().toISOString()}::timestamptz,
      '0x' || lpad(to_hex(n), 40, '0'), '0x8456cb59', false
    from chain_cursors c, generate_series(1, 2000) n`);
  await sumUp(store.db, 'scene', '2026-10-23', '2026-11-21');
}

async function ask(store: Store, address: string): Promise<void> {
  const logger = pino({ level: 'silent' });
  const app = await createApp({ store, now, logger, credentials: [] });
  const calls = {
    'top-callers': 'projectId=scene',
    'top-events': 'projectId=scene',
    'top-function-calls': 'projectId=scene',
    'privileged-address': `address=${address}`,
    'privileged-function': `address=${address}`,
    'privileged-transaction': `address=${address}`,
    wallets: `address=${address}&protocol=scene`,
    'metric-latest': 'name=calls(projectId=scene)',
    'twitter-activity-by-dates': 'projectId=scene&type=posts&dates=2026-11-20',
  };
  for (const [call, query] of Object.entries(calls)) {
    const times: number[] = [];
    for (let n = 0; n < ASKED; n += 1) {
      const from = performance.now();
      // Another visitor each time: the limit is of a network.
      const remoteAddress = `10.${n % 250}.${call.length}.1`;
      const url = `/api/skynet/${call}?${query}`;
      const { statusCode } = await app.inject({ method: 'GET', url, remoteAddress });
      if (statusCode !== 200) throw new Error(`${call}: ${statusCode}`);
      times.push(performance.now() - from);
    }
    const p95 = times.sort((a, b) => a - b)[Math.floor(ASKED * 0.95)]!;
    console.log(`${call}: p95 ${p95.toFixed(1)} ms`);
  }
  await app.close();
}

async function main(): Promise<void> {
  const postgres = await startPostgresFor(process.env.BENCH_DATABASE_URL);
  const store = postgres ? openPostgres(postgres.url, 4) : await openPglite('memory://');
  await migrate(store);
  const scene = await buildScene();
  const { anvil, truth } = scene;
  const all = [...truth].map(([name, { address }]) => ({ id: `${CHAIN}:${address}`, name }));
  const client = (url = anvil.url) => createChainClient(CHAIN, [url], { now, wait });
  const away = await awayBy(AWAY_MS, anvil.url);
  for (const [name, url] of [
    ['contracts', anvil.url],
    [`contracts, a server ${AWAY_MS} ms away`, away.url],
  ] as const)
    await compare(name, url, all.length, () =>
      lookAtPowers('scene', all, new Map([[CHAIN, client(url)]])),
    );
  away.stop();
  const contracts = all.map((one) => ({ ...one, role: 'other', source: 's' }));
  await importText(store, 'projects', record('scene', { contracts }));
  await makeBlocks(scene);
  await compare('blocks', anvil.url, COUNTED, () =>
    countActivity(store.db, 'scene', {
      ...{ chains: new Map([[CHAIN, client()]]), portals: new Map([[CHAIN, BLOCKS]]) },
      ...{ now, until: new Date('2100-01-01') },
    }),
  );
  await storeMillion(store);
  await ask(store, truth.get('coin')!.address);
  await store.close();
  await Promise.all([anvil.stop(), postgres?.stop()]);
}

void main();
