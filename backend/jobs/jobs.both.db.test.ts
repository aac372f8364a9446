import { sql } from 'drizzle-orm';
import { TestClock, type PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { openTestStore } from '../../testing/store';
import { jobProgress } from '../db/schema';
import { readRows, type Store } from '../db/store';
import { createBoss, SCHEMA } from './connect';
import { discardFailed, listFailed, retryFailed } from './failedJobs';
import { openQueue, type Queue } from './openQueue';
import type { JobDefinition, JobRun, ScheduleDefinition } from '../jobTypes';

declare const ENGINE: 'pglite' | 'postgres';

const MIDNIGHT = Date.parse('2026-11-21T00:00:00Z');
const MINUTE = 60_000;
const logger = pino({ level: 'silent' });

class Job implements JobDefinition {
  leaseSeconds = 900;
  retries = 2;
  pauseSeconds = 1;
  meanwhile: 'drop' | 'follow' = 'drop';
  readonly runs: JobRun[] = [];
  private waiting: { count: number; resolve: () => void }[] = [];

  constructor(
    readonly name: string,
    more: Partial<JobDefinition> = {},
    private readonly work: (run: JobRun, times: number) => unknown = () => undefined,
  ) {
    Object.assign(this, more);
  }

  run = async (run: JobRun) => {
    this.runs.push(run);
    this.waiting = this.waiting.filter(({ count, resolve }) => {
      if (count <= this.runs.length) resolve();
      return count > this.runs.length;
    });
    await this.work(run, this.runs.length);
  };

  begun(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push({ count, resolve });
      if (this.runs.length >= count) resolve();
    });
  }
}

describe('the queue', () => {
  let store: Store;
  let clock: TestClock;
  const open: { stop: () => Promise<void> }[] = [];
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(() => {
    clock = new TestClock(MIDNIGHT);
  });
  afterEach(async () => {
    for (const one of open.splice(0)) await one.stop();
    await store.db.execute(sql.raw(`drop schema if exists ${SCHEMA} cascade`));
  });
  afterAll(() => store.close());

  async function start(
    jobs: JobDefinition[],
    schedules: ScheduleDefinition[] = [],
  ): Promise<Queue> {
    const now = () => new Date(clock.now());
    const queue = await openQueue({ store, now, logger, jobs, schedules, clock });
    open.push(queue);
    return queue;
  }
  async function look(): Promise<PgBoss> {
    const boss = createBoss(store.connection, { isWorker: false, clock });
    await boss.start();
    open.push({ stop: () => boss.stop({ graceful: false }) });
    return boss;
  }
  const states = async (job: string) =>
    (
      await readRows<{ state: string }>(
        store.db,
        sql`select state::text from ${sql.raw(SCHEMA)}.job where name = ${job} order by created_on, state`,
      )
    ).map((row) => row.state);
  /** Lets time pass until `isSo`: a run's results are written after it. */
  async function until(isSo: () => Promise<boolean>, stepMs = 0): Promise<void> {
    for (let step = 0; !(await isSo()); step += 1) {
      if (step > 500) throw new Error('it never became so');
      await clock.tick(stepMs);
    }
  }
  const isDone = (job: string) => async () =>
    (await states(job)).every((one) => one === 'completed');

  it('runs what it is sent, at once, with its data and the clock', async () => {
    const job = new Job('greet');
    const queue = await start([job]);
    expect(await queue.send('greet', { name: 'Ada' })).toBe(true);
    await job.begun(1);
    expect(job.runs[0]).toMatchObject({ data: { name: 'Ada' }, now: new Date(MIDNIGHT) });
    await until(isDone('greet'));
  });

  it.each([
    ['drop', [true, false, false], 1],
    ['follow', [true, true, false], 2],
  ] as const)(
    'meanwhile: %s decides what becomes of a job sent during a run',
    async (meanwhile, taken, runs) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      const job = new Job('one', { meanwhile }, () => held);
      const queue = await start([job]);
      const answers = [await queue.send('one', {}, { key: 'k' })];
      await job.begun(1);
      answers.push(await queue.send('one', {}, { key: 'k' }));
      answers.push(await queue.send('one', {}, { key: 'k' }));
      expect(answers).toEqual(taken);
      expect(await queue.send('one', {}, { key: 'another' })).toBe(true);
      release();
      await job.begun(runs + 1);
      await until(isDone('one'));
      expect(job.runs).toHaveLength(runs + 1);
    },
  );

  it('tries again after a pause that doubles, and gives up to the list that the operator sees', async () => {
    const job = new Job('broken', { pauseSeconds: 100 }, (_, times) => {
      if (times < 4) throw new Error(`try ${times}`);
    });
    const queue = await start([job]);
    await queue.send('broken', { of: 'mine' }, { key: 'k' });
    await job.begun(1);
    await until(async () => (await states('broken'))[0] === 'retry');
    await clock.tick(45_000);
    expect(job.runs).toHaveLength(1);
    await until(async () => (await states('failed')).length > 0, MINUTE);
    expect(job.runs).toHaveLength(3);
    const [first, second, third] = job.runs.map(({ now }) => (now.getTime() - MIDNIGHT) / 1_000);
    expect(first).toBe(0);
    expect(second).toBeGreaterThanOrEqual(50);
    expect(third! - second!).toBeGreaterThanOrEqual(100);

    const boss = await look();
    const [failed] = await listFailed(boss);
    expect(failed).toMatchObject({
      job: 'broken',
      tries: 3,
      reason: 'try 3',
      data: { of: 'mine' },
      key: 'k',
    });
    expect(await retryFailed(boss, failed!.id)).toBe(true);
    await until(async () => job.runs.length === 4, MINUTE);
    expect(job.runs[3]!.data).toEqual({ of: 'mine' });
    expect(await listFailed(boss)).toEqual([]);
    expect(await retryFailed(boss, failed!.id)).toBe(false);
  });

  it('forgets a failed job that the operator discards', async () => {
    const job = new Job('hopeless', { retries: 0 }, () => {
      throw new Error('no');
    });
    const queue = await start([job]);
    await queue.send('hopeless');
    await until(async () => (await states('failed')).length > 0);
    const boss = await look();
    const [failed] = await listFailed(boss);
    expect(await discardFailed(boss, failed!.id)).toBe(true);
    expect(await listFailed(boss)).toEqual([]);
    expect(await discardFailed(boss, failed!.id)).toBe(false);
  });

  it('shows how far a run is, for as long as it runs', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const job = new Job('long', {}, ({ progress }) => {
      progress(1, 10);
      progress(2, 10);
      return held;
    });
    const noted = () => store.db.select().from(jobProgress);
    const queue = await start([job]);
    await queue.send('long');
    await until(async () => (await noted()).length > 0);
    const seen = await noted();
    release();
    await until(isDone('long'));
    expect(seen).toMatchObject([{ done: 1, total: 10 }]);
    expect(await noted()).toEqual([]);
  });

  it('takes over a run whose process was killed', async () => {
    const job = new Job('orphan');
    const killed = await look();
    await killed.createQueue('failed');
    await killed.createQueue('orphan', { heartbeatSeconds: 60, retryLimit: 2 });
    await killed.send('orphan', { data: {} });
    expect(await killed.fetch('orphan')).toHaveLength(1);
    await start([job]);
    expect(job.runs).toEqual([]);
    await until(async () => job.runs.length > 0, MINUTE);
    expect(clock.now() - MIDNIGHT).toBeGreaterThan(MINUTE);
  });

  it('asks runs to stop with the process, and restarts them at the next start', async () => {
    const job = new Job('patient', {}, ({ signal }, times) => {
      if (times > 1) return undefined;
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      });
    });
    const queue = await start([job]);
    await queue.send('patient');
    await job.begun(1);
    await queue.stop();
    expect(await states('patient')).toEqual(['retry']);
    await start([job]);
    await until(async () => job.runs.length === 2, MINUTE);
    await until(isDone('patient'));
  });

  it('sends scheduled jobs once across all processes, and drops those no longer scheduled', async () => {
    const instances = ENGINE === 'postgres' ? 2 : 1;
    const jobs = Array.from({ length: instances }, () => new Job('nightly'));
    for (const job of jobs) await start([job], [{ job: 'nightly', cron: '30 3 * * *' }]);
    const runs = () => jobs.flatMap((job) => job.runs);
    await clock.setTime('2026-11-21T03:28:00Z');
    await clock.tick(MINUTE);
    expect(runs()).toEqual([]);
    await until(async () => runs().length > 0, 20_000);
    expect(new Date(clock.now()).toISOString()).toMatch(/T03:3[01]/);
    for (let passes = 0; passes < 10; passes += 1) await clock.tick(20_000);
    expect(runs()).toHaveLength(1);
    await start(jobs, []);
    expect(await (await look()).getSchedules()).toEqual([]);
  });
});
