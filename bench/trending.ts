/**
 * The trending list at a million projects and a week of views; EXPLAIN on PostgreSQL.
 * BENCH_DATABASE_URL=postgres://… (or `embedded`) npx tsx bench/trending.ts [projects] [views]
 */
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { migrate } from '../backend/db/migrate';
import { openPglite, openPostgres } from '../backend/db/openStore';
import { readRows, type Store } from '../backend/db/store';
import { insertPageView } from '../backend/catalog/page-views/pageViews';
import { attention, listTrending } from '../backend/catalog/search/trending';
import { loadProjects } from './loadProjects';
import { startPostgresFor } from './startPostgres';

const [projects = 1_000_000, views = 1_000_000] = process.argv.slice(2).map(Number);
const NOW = new Date('2026-11-21T12:30:00Z');

/** Few projects get most views; a fifth as many networks as views. */
async function loadViews(store: Store): Promise<void> {
  await store.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into page_views (project_id, hour, visitor_key, network_keys)
      select p.id, date_trunc('hour', ${NOW.toISOString()}::timestamptz, 'UTC') - (n % 168)::int * interval '1 hour', md5(n::text),
        array[md5('a' || n), md5('n' || (n * 7919) % ${Math.ceil(views / 5)}::bigint)]
      from generate_series(1, ${views}::bigint) n
      join (select id, row_number() over (order by id) as row from projects) p
        on p.row = 1 + floor(${projects}::int * power((n * 48271 % 1000003) / 1000003.0, 6))::bigint`);
    await tx.execute(sql`analyze page_views`);
  });
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const result = await work();
  console.log(`${what}: ${Math.round(performance.now() - from)} ms`);
  return result;
}

async function bench(store: Store): Promise<void> {
  await migrate(store);
  await loadProjects(store, projects);
  await loadViews(store);
  for (let run = 0; run < 5; run += 1)
    await timed(`${store.engine}, ${projects} projects, ${views} views: trending`, () =>
      listTrending(store.db, NOW),
    );
  const [top] = await listTrending(store.db, NOW);
  for (const n of [1, 2, 3])
    await timed('a view of the busiest project', () =>
      insertPageView(
        store.db,
        top?.id ?? '',
        { visitorKey: `visitor ${n}`, networks: [{ width: 'address', key: `bench ${n}` }] },
        NOW,
      ),
    );
  const plan = await readRows<{ 'QUERY PLAN': string }>(
    store.db,
    sql`explain (analyze, costs off) ${attention(NOW)}`,
  );
  console.log(plan.map((row) => row['QUERY PLAN']).join('\n'));
}

async function main(): Promise<void> {
  const server = await startPostgresFor(process.env.BENCH_DATABASE_URL);
  const store = server ? openPostgres(server.url, 4) : await openPglite(undefined);
  try {
    await bench(store);
  } finally {
    await store.close();
  }
  await server?.stop();
}

void main();
