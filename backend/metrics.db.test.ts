import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { openTestStore } from '../testing/store';
import { createApp } from './createApp';
import { eventCursors, events, outbox, projectScores, ratings } from './db/schema';
import type { Store } from './db/store';
import { emptyTables } from './db/testing/emptyTables';
import { openQueue } from './jobs';
import type { Rating } from './rating';
import { rateProjects } from './ratings';
import { NOON, storeFullProject } from './ratings/testing/storeProject';

const WEEK_MS = 7 * 86_400_000;
const logger = pino({ level: 'silent' });

describe('what features add to the metrics', () => {
  let store: Store;
  let app: FastifyInstance;
  let now: Date;
  beforeAll(async () => {
    store = await openTestStore();
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    now = NOON;
    await emptyTables(store.db, 'projects, sources, outbox, event_cursors');
    app = await createApp({ store, now: () => now, logger });
  });
  afterEach(() => app.close());

  const metrics = async () => (await app.inject('/metrics')).body;

  it('is the messages that wait and those given up, with the age of the oldest', async () => {
    const mail = { recipient: 'x@example.org', kind: 'verify', subject: 's', html: 'h' };
    const at = (minutes: number) => new Date(NOON.getTime() - minutes * 60_000).toISOString();
    await store.db.insert(outbox).values([
      { ...mail, text: 't', createdAt: at(1) },
      { ...mail, text: 't', createdAt: at(3) },
      { ...mail, text: '', createdAt: at(90), sentAt: at(89) },
      { ...mail, text: 't', createdAt: at(60), givenUpAt: at(30), lastError: 'no' },
    ]);
    const body = await metrics();
    expect(body).toContain('mail_outbox_messages{state="waiting"} 2');
    expect(body).toContain('mail_outbox_messages{state="given up"} 1');
    expect(body).toContain('mail_outbox_oldest_seconds 180');
  });

  it('is the age of the newest rating, and what runs out within a week', async () => {
    expect(await metrics()).not.toContain('ratings_newest_age_seconds 0');
    await storeFullProject(store.db, 'vault', 1);
    await rateProjects(store, { now: NOON });
    const [rating] = await store.db.select().from(ratings);
    const soon = (rating!.explanation as Rating).categories
      .flatMap(({ signals }) => signals)
      .filter(
        ({ validUntil }) =>
          validUntil !== null && Date.parse(validUntil) <= NOON.getTime() + WEEK_MS,
      );
    expect(soon.length).toBeGreaterThan(0);
    now = new Date(NOON.getTime() + 3_600_000);
    await app.close();
    app = await createApp({ store, now: () => now, logger });
    const body = await metrics();
    expect(body).toContain('ratings_newest_age_seconds 3600');
    expect(body).toContain(`facts_running_out{of="signals"} ${soon.length}`);
    expect(body).toContain('facts_running_out{of="projects"} 1');
    expect(await store.db.$count(projectScores)).toBe(1);
  });

  it('is the background jobs by name and state', async () => {
    const job = { name: 'plant', leaseSeconds: 60, retries: 0, pauseSeconds: 1 };
    const queue = await openQueue({
      store,
      now: () => NOON,
      logger,
      jobs: [{ ...job, meanwhile: 'drop', run: async () => undefined }],
      schedules: [],
    });
    await queue.send('plant', {}, { afterSeconds: 3_600 });
    const body = await metrics();
    await queue.stop();
    expect(body).toContain('jobs{name="plant",state="created"} 1');
    expect(body).toContain('jobs{name="plant",state="active"} 0');
    expect(body).toContain('jobs{name="failed",state="created"} 0');
  });

  it('is how long ago each scheduled job was done, or scheduled if it never was', async () => {
    const job = { leaseSeconds: 60, retries: 0, pauseSeconds: 1, meanwhile: 'drop' } as const;
    let done: () => void = () => undefined;
    const ran = new Promise<void>((resolve) => {
      done = resolve;
    });
    const queue = await openQueue({
      store,
      now: () => NOON,
      logger,
      jobs: [
        { ...job, name: 'nightly', run: async () => done() },
        { ...job, name: 'stuck', run: async () => undefined },
        { ...job, name: 'on-demand', run: async () => undefined },
      ],
      schedules: [
        { job: 'nightly', cron: '0 3 1 1 *' },
        { job: 'stuck', cron: '0 3 1 1 *' },
      ],
    });
    await queue.send('nightly');
    await ran;
    await queue.stop();
    const hoursAgo = (hours: number) => new Date(NOON.getTime() - hours * 3_600_000).toISOString();
    await store.db.execute(sql`update jobs.job set completed_on = ${hoursAgo(2)}
      where name = 'nightly' and state = 'completed'`);
    await store.db.execute(sql`update jobs.schedule set created_on = ${hoursAgo(240)}`);
    const body = await metrics();
    expect(body).toContain('jobs_last_done_age_seconds{name="nightly"} 7200');
    expect(body).toContain('jobs_last_done_age_seconds{name="stuck"} 864000');
    expect(body).not.toContain('jobs_last_done_age_seconds{name="on-demand"}');
  });

  it('is how far each reader of events is behind', async () => {
    await store.db.insert(eventCursors).values({ name: 'reader', position: 0 });
    const behind = await store.db.$count(events);
    expect(await metrics()).toContain(`event_reader_behind{reader="reader"} ${behind}`);
  });
});
