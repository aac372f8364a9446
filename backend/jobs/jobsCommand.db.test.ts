import { pino } from 'pino';
import { TestCommand } from '../../testing/TestCommand';
import { openTestStore } from '../../testing/store';
import { outbox } from '../db/schema';
import { registerReaders } from '../events';
import type { Store } from '../db/store';
import { jobsCommand } from './jobsCommand';
import { openQueue } from './openQueue';

const NOW = new Date('2026-11-21T12:00:00Z');

async function failOnce(store: Store): Promise<void> {
  let failed = () => {};
  const isOver = new Promise<void>((resolve) => {
    failed = resolve;
  });
  const logger = pino({ level: 'silent' });
  logger.error = () => failed();
  const run = async () => {
    throw new Error('out of\nluck');
  };
  const job = { name: 'broken', run, leaseSeconds: 60, retries: 0, pauseSeconds: 1 };
  const queue = await openQueue({
    store,
    now: () => NOW,
    logger,
    jobs: [{ ...job, meanwhile: 'drop' }],
    schedules: [{ job: 'broken', cron: '0 3 * * *' }],
  });
  await registerReaders(store.db, [{ name: 'reader' }]);
  await queue.send('broken', { of: 'mine' });
  await isOver;
  await queue.stop();
}

describe('the jobs command', () => {
  let store: Store;
  let command: TestCommand;
  beforeAll(async () => {
    store = await openTestStore();
    command = new TestCommand(jobsCommand, { store, now: () => NOW });
  });
  afterAll(() => store.close());
  const run = (...args: string[]) => command.run(...args);

  it('says what it takes', async () => {
    expect(await run('--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('npm run jobs'),
    });
    for (const [args, sentence] of [
      [['show'], /^Use list, run, retry or discard/],
      [['retry'], /^Which failed job/],
      [['run'], /^Which job/],
      [['list', 'all'], /^There is one word too many|^Use list/],
    ] as const)
      expect(await run(...args)).toMatchObject({ code: 2, err: expect.stringMatching(sentence) });
  });

  it('shows an empty queue on a store that no backend has used', async () => {
    expect(await run('list')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/job +schedule[^]*No failed jobs\.\n$/),
    });
    expect(await run('run', 'broken')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^There is no job of that name/),
    });
  });

  it('shows what failed, tries it again and forgets it', async () => {
    await failOnce(store);
    const listed = await run('list', '--json');
    const { jobs, failed, readers } = JSON.parse(listed.out);
    expect(jobs).toMatchObject([{ job: 'broken', cron: '0 3 * * *', waiting: 0, running: 0 }]);
    expect(failed).toMatchObject([{ job: 'broken', tries: 1, data: { of: 'mine' } }]);
    expect(readers).toEqual([{ name: 'reader', behind: 0, movedAt: null }]);
    expect((await run('list')).out).not.toContain('\nluck');

    const { id } = failed[0];
    expect(await run('retry', id)).toMatchObject({ code: 0, out: 'Sent again.\n' });
    expect((await run('list')).out).toMatch(/broken +0 3 \* \* \* +1 +0 [^]*No failed jobs/);
    expect(await run('run', 'broken')).toMatchObject({ code: 1 });
    expect(await run('discard', id)).toMatchObject({
      code: 1,
      err: 'There is no failed job with that id.\n',
    });
  });

  it('shows messages that were given up, sends them again or forgets them', async () => {
    const mail = { recipient: 'a@b.example', kind: 'quote', subject: 'S', text: 'T', html: 'H' };
    const at = NOW.toISOString();
    const row = { ...mail, createdAt: at, givenUpAt: at, attempts: 3, lastError: 'EMESSAGE, 554' };
    await store.db.insert(outbox).values([row, { ...row, text: '' }, row]);
    const { out } = await run('list');
    expect(out).toMatch(/mail-2 {2}mail\.deliver, 2026-11-21 12:00 UTC, 3 tries\n {4}quote: EMESS/);
    expect(out).not.toContain('a@b.example');
    expect(await run('retry', 'mail-1')).toMatchObject({ code: 0, out: 'Sent again.\n' });
    expect(await run('retry', 'mail-2')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The text of that message is deleted\./),
    });
    expect(await run('discard', 'mail-3')).toMatchObject({ code: 0, out: 'Forgotten.\n' });
    expect(await run('retry', 'mail-3')).toMatchObject({ code: 1 });
    expect((await run('list')).out.match(/mail-\d/g)).toEqual(['mail-2']);
  });
});
