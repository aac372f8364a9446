/**
 * Alerts watchers of one project by three channels, killed with -9 on the way and gone on with:
 * npx tsx bench/fanOut.ts [watchers, default 10000]
 * BENCH_DATABASE_URL (or `embedded`) selects PostgreSQL; its tables are emptied.
 * Exit code 1 if anything is missing or double.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { writeDigests } from '../backend/delivery/alerts/digest';
import { mailChannel } from '../backend/delivery/alerts/mailChannel';
import {
  forgetAll,
  happen,
  NOW,
  readerOf,
  suspended,
} from '../backend/delivery/alerts/testing/watchers';
import { registerReaders } from '../backend/events';
import { readBatch } from '../backend/events/readEvents';
import { migrate } from '../backend/db/migrate';
import { openPglite, openPostgres } from '../backend/db/openStore';
import { readRows, type Store } from '../backend/db/store';
import { storeProject } from '../backend/ratings/testing/storeProject';
import { webhookChannel } from '../backend/delivery/webhooks/channel';
import { startPostgresFor } from './startPostgres';

const WORK = '--work';
/** With the inbox, three. */
const READER = readerOf({ channels: [mailChannel, webhookChannel] });
const PROJECT = 'vault';
const SITE = 'https://plumbline.example';
const NEXT_MORNING = new Date('2026-11-26T08:00:00.000Z');
/** Killed after so many batches, in the middle of the next. */
const KILLS = [2, 3, 1];

const openAt = (place: string): Promise<Store> | Store =>
  place.startsWith('postgres') ? openPostgres(place, 4) : openPglite(place);

const seconds = (since: number): number => (performance.now() - since) / 1_000;
const perSecond = (count: number, took: number): string => `${(count / took).toFixed(0)}/s`;

async function setUp(store: Store, watchers: number): Promise<void> {
  await migrate(store);
  await forgetAll(store);
  await store.db.execute(sql`truncate webhooks cascade`);
  await storeProject(store.db, PROJECT);
  const at = sql`${NOW.toISOString()}::timestamptz`;
  const users = sql`(select 'user-' || lpad(n::text, 7, '0') as account from generate_series(1, ${watchers}::int) n) u`;
  await store.db.execute(sql`
    insert into watchlists (id, account, name, position, created_at, updated_at)
    select account, account, 'Mine', 0, ${at}, ${at} from ${users}`);
  await store.db.execute(sql`
    insert into watchlist_projects (watchlist_id, project_id, position, added_at)
    select account, ${PROJECT}, 0, ${at} from ${users}`);
  await store.db.execute(sql`
    insert into notification_settings (id, account, email, frequency, kinds, score_points, updated_at)
    select gen_random_uuid()::text, account, account || '@example.org', 'daily', '{suspended}', 5, ${at} from ${users}`);
  await store.db.execute(sql`
    insert into webhooks (id, account, name, url, secret, kinds, created_at)
    select gen_random_uuid()::text, account, 'Bot', 'https://example.org/', 'whsec_', '{suspended}', ${at} from ${users}`);
}

async function cause(store: Store): Promise<void> {
  await registerReaders(store.db, [READER]);
  await happen(store, [suspended(PROJECT)]);
}

/** Rows, and how many different accounts they are of. */
async function count({ db }: Store): Promise<Record<string, number>> {
  const [row] = await readRows<Record<string, number>>(
    db,
    sql`
    select (select count(*) from alerts)::int as inbox,
      (select count(distinct account) from alerts)::int as accounts,
      (select count(*) from alert_deliveries where channel = 'mail')::int as mail,
      (select count(distinct channel) from alert_deliveries where channel like 'webhook:%')::int as webhook,
      (select count(distinct alert_id) from alert_deliveries)::int as delivered,
      (select count(*) from events e join event_cursors c on e.id > c.position)::int as unfinished`,
  );
  return row!;
}

const format = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

/** A process that does nothing else, and says each batch. */
async function work(place: string): Promise<void> {
  const store = await openAt(place);
  for (;;) {
    if ((await readBatch(store.db, READER, NOW)) === 0) break;
    console.log('batch');
  }
  await store.close();
}

async function runChild(place: string, killAfter: number): Promise<void> {
  const child = spawn(process.execPath, [...process.execArgv, __filename, WORK, place], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let batches = 0;
  for await (const line of createInterface(child.stdout)) {
    if (line !== 'batch' || (batches += 1) < killAfter) continue;
    child.kill('SIGKILL');
    break;
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function withStore<T>(place: string, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openAt(place);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

async function killed(place: string, watchers: number): Promise<boolean> {
  await withStore(place, async (store) => {
    await setUp(store, watchers);
    await cause(store);
    console.log(`before: ${format(await count(store))}`);
  });
  for (const after of KILLS) {
    await runChild(place, after);
    console.log(`kill -9 after ${after} batches: ${format(await withStore(place, count))}`);
  }
  await runChild(place, Infinity);
  const counts = await withStore(place, count);
  console.log(`after:  ${format(counts)}`);
  const { unfinished, ...rows } = counts;
  return unfinished === 0 && Object.values(rows).every((value) => value === watchers);
}

async function timed(place: string, watchers: number): Promise<void> {
  await withStore(place, async (store) => {
    await setUp(store, watchers);
    await cause(store);
    const [start, longest] = [performance.now(), { ms: 0 }];
    for (;;) {
      const from = performance.now();
      if ((await readBatch(store.db, READER, NOW)) === 0) break;
      longest.ms = Math.max(longest.ms, performance.now() - from);
    }
    const took = seconds(start);
    console.log(
      `fan-out: ${took.toFixed(2)} s, ${perSecond(watchers, took)} alerts (${perSecond(3 * watchers, took)} rows of three channels), longest transaction ${longest.ms.toFixed(0)} ms`,
    );
    const mailed = performance.now();
    let mails = 0;
    for (;;) {
      const written = await writeDigests(store.db, { now: NEXT_MORNING, siteUrl: SITE });
      if (written === undefined) break;
      mails += written;
    }
    const spent = seconds(mailed);
    console.log(`digests: ${mails} mails, ${spent.toFixed(2)} s, ${perSecond(mails, spent)}`);
  });
}

async function main(watchers: number): Promise<void> {
  const postgres = await startPostgresFor(process.env.BENCH_DATABASE_URL);
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-fan-out-'));
  const place = postgres?.url ?? join(directory, 'pglite');
  try {
    console.log(`${postgres ? 'PostgreSQL' : 'PGlite'}, ${watchers} watchers`);
    const isWhole = await killed(place, watchers);
    console.log(isWhole ? 'nothing is lost or double' : 'LOST OR DOUBLE');
    if (!isWhole) process.exitCode = 1;
    await timed(place, watchers);
  } finally {
    await postgres?.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

const [first, second] = process.argv.slice(2);
void (first === WORK ? work(second!) : main(Number(first ?? 10_000)));
