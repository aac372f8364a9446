/**
 * Sends deliveries of webhooks to a receiver of its own, killed with -9 on the way and gone on with:
 * npx tsx bench/sendWebhooks.ts [deliveries, default 2000]
 * BENCH_DATABASE_URL (or `embedded`) selects PostgreSQL; its tables are emptied.
 * Exit code 1 if a delivery is lost, or comes again other than from a claim that a kill left open.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { migrate } from '../backend/db/migrate';
import { openPglite, openPostgres } from '../backend/db/openStore';
import { readRows, type Store } from '../backend/db/store';
import { storeProject } from '../backend/ratings/testing/storeProject';
import { AT_ONCE, CLAIM_MS } from '../backend/delivery/webhooks/limits';
import { openWebhooks } from '../backend/delivery/webhooks';
import { sendDue } from '../backend/delivery/webhooks/sendDue';
import { due, forgetAll, hook, NOW } from '../backend/delivery/webhooks/testing/hooks';
import { startReceiver, status, type Receiver } from '../backend/safe-fetch/testing/receiver';
import { startPostgresFor } from './startPostgres';

const WORK = '--work';
const PROJECT = 'vault';
const SITE = 'https://plumbline.example';
const HOOKS = 25;
/** Killed after so many messages. */
const KILLS = [130, 270, 55];

const openAt = (place: string): Promise<Store> | Store =>
  place.startsWith('postgres') ? openPostgres(place, 4) : openPglite(place);

async function withStore<T>(place: string, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openAt(place);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

async function setUp(store: Store, url: string, deliveries: number): Promise<void> {
  await migrate(store);
  await forgetAll(store);
  await storeProject(store.db, PROJECT);
  const hooks: string[] = [];
  for (let n = 0; n < HOOKS; n += 1)
    hooks.push(await hook(store.db, { account: `user-${n}`, url: `${url}/${n}` }));
  for (let n = 0; n < deliveries; n += HOOKS)
    await due(store.db, 'user-0', hooks.slice(0, deliveries - n));
}

/** A process that does nothing else. Each run is later than the claims of the one before. */
async function work(place: string, run: number): Promise<void> {
  const store = await openAt(place);
  const now = new Date(NOW.getTime() + run * CLAIM_MS);
  const { fetch } = openWebhooks({ siteUrl: SITE, allowLoopback: true });
  const { signal } = new AbortController();
  const logger = pino({ level: 'silent' });
  const sending = { db: store.db, now: () => now, logger, fetch, siteUrl: SITE, random: () => 0.5 };
  while ((await sendDue(sending, signal)) > 0);
  await store.close();
}

const idsOf = ({ got }: Receiver): string[] =>
  got.map(({ headers }) => String(headers['webhook-id']));

async function count(place: string, receiver: Receiver): Promise<string> {
  const [row] = await withStore(place, ({ db }) =>
    readRows<Record<string, number>>(
      db,
      sql`select (select count(*) from alert_deliveries)::int as deliveries,
        (select count(*) from alert_deliveries where state = 'sent')::int as sent,
        (select count(*) from webhook_attempts)::int as attempts`,
    ),
  );
  const ids = idsOf(receiver);
  const counts = { ...row, received: ids.length, 'different ids': new Set(ids).size };
  return Object.entries(counts)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

/** @returns seconds from the first message to the last */
async function runChild(
  place: string,
  run: number,
  receiver: Receiver,
  kill: number,
): Promise<number> {
  const child = spawn(process.execPath, [...process.execArgv, __filename, WORK, place, `${run}`], {
    stdio: 'inherit',
  });
  const before = receiver.got.length;
  const times: number[] = [];
  receiver.reply((response, got) => {
    times.push(performance.now());
    if (receiver.got.length - before >= kill) child.kill('SIGKILL');
    status(204)(response, got);
  });
  await once(child, 'exit');
  return times.length > 1 ? (times.at(-1)! - times[0]!) / 1_000 : 0;
}

async function killed(place: string, receiver: Receiver, deliveries: number): Promise<boolean> {
  await withStore(place, (store) => setUp(store, receiver.url, deliveries));
  console.log(`before: ${await count(place, receiver)}`);
  for (const [run, kill] of KILLS.entries()) {
    await runChild(place, run, receiver, kill);
    console.log(`kill -9 at message ${kill}: ${await count(place, receiver)}`);
  }
  const had = receiver.got.length;
  const seconds = await runChild(place, KILLS.length, receiver, Infinity);
  console.log(`after:  ${await count(place, receiver)}`);
  const rest = receiver.got.length - had;
  console.log(`the last run: ${rest} deliveries, ${(rest / seconds).toFixed(0)}/s`);
  const ids = idsOf(receiver);
  const [sent] = await withStore(place, ({ db }) =>
    readRows<{ n: number }>(
      db,
      sql`select count(*)::int as n from alert_deliveries where state = 'sent'`,
    ),
  );
  const again = ids.length - new Set(ids).size;
  return (
    sent!.n === deliveries && new Set(ids).size === deliveries && again <= KILLS.length * AT_ONCE
  );
}

async function main(deliveries: number): Promise<void> {
  const postgres = await startPostgresFor(process.env.BENCH_DATABASE_URL);
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-webhooks-'));
  const receiver = await startReceiver();
  try {
    console.log(`${postgres ? 'PostgreSQL' : 'PGlite'}, ${deliveries} deliveries`);
    const place = postgres?.url ?? join(directory, 'pglite');
    const isWhole = await killed(place, receiver, deliveries);
    console.log(isWhole ? 'nothing is lost; only open claims came again' : 'LOST OR DOUBLE');
    if (!isWhole) process.exitCode = 1;
  } finally {
    await receiver.close();
    await postgres?.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

const [first, second, third] = process.argv.slice(2);
void (first === WORK ? work(second!, Number(third)) : main(Number(first ?? 2_000)));
