import { TestCommand } from '../../../testing/TestCommand';
import { openTestStore } from '../../../testing/store';
import { surveys, userEvents } from '../../db/schema';
import type { Store } from '../../db/store';
import { usageCommand } from './usageCommand';

const NOW = new Date('2026-11-21T12:00:00Z');
const ANSWERS = { version: '1', changedOn: '2026-11-20' };

async function fill({ db }: Store): Promise<void> {
  const view = { day: '2026-11-20', eventName: 'page_view' as const };
  await db.insert(userEvents).values([
    { ...view, account: '', properties: { page: 'home' }, count: 7 },
    { ...view, account: 'ann-1', properties: { page: 'home' }, count: 2 },
    { ...view, account: 'bob-1', properties: { page: 'home' }, count: 1 },
    { ...view, account: 'ann-1', eventName: 'tutorial_begin', properties: {}, count: 1 },
    { ...view, day: '2026-10-01', account: '', properties: { page: 'other' }, count: 9 },
  ]);
  await db.insert(surveys).values([
    { ...ANSWERS, account: 'ann-1', purpose: 'use', clarity: 4, comment: 'More\nchains\u001b[2K.' },
    { ...ANSWERS, account: 'bob-1', purpose: 'build', clarity: 4, comment: '' },
  ]);
}

describe('the usage command', () => {
  let store: Store;
  let command: TestCommand;
  beforeAll(async () => {
    store = await openTestStore();
    command = new TestCommand(usageCommand, { store, now: () => NOW });
  });
  afterAll(() => store.close());
  const run = (...args: string[]) => command.run(...args);

  it('says what it takes', async () => {
    expect(await run('--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('npm run usage'),
    });
    for (const [args, sentence] of [
      [['events'], /^Unexpected argument: "events"/],
      [['answers', 'all'], /^Unexpected argument: "all"/],
      [['--since', 'yesterday'], /^--since must be a day/],
      [['--since', '2026-02-30'], /^--since must be a day/],
      [['--limit', '5'], /^--limit goes with answers only/],
      [['answers', '--limit', '0'], /^--limit must be a whole number/],
    ] as const)
      expect(await run(...args)).toMatchObject({ code: 2, err: expect.stringMatching(sentence) });
  });

  it('shows an empty store', async () => {
    expect(await run()).toMatchObject({
      code: 0,
      out: 'No events.\n\nThe survey has no answers.\n',
    });
    expect(await run('answers')).toMatchObject({ code: 0, out: 'No answers.\n' });
  });

  it('shows what was done by day and what was answered, never by whom', async () => {
    await fill(store);
    const counts = await run();
    expect(counts.out).toBe(
      [
        'day         event           properties  count  accounts',
        '2026-11-20  page_view       page=home   10     2',
        '2026-11-20  tutorial_begin              1      1',
        '',
        'Survey 1: answered by 2, 1 with a comment',
        '  here for        use 1, invest 0, build 1, research 0, other 0',
        '  ratings clear   1 0, 2 0, 3 0, 4 2, 5 0',
        '',
      ].join('\n'),
    );
    const answers = await run('answers');
    expect(answers.out).toBe(
      '2026-11-20  survey 1  build  4 of 5\n2026-11-20  survey 1  use  4 of 5\n    More\n    chains\\u001b[2K.\n',
    );
    const json = [await run('--json'), await run('answers', '--json', '--limit', '1')];
    expect(JSON.parse(json[0]!.out)).toMatchObject({
      events: [{ count: 10, accounts: 2, properties: { page: 'home' } }, { count: 1 }],
      surveys: [{ answers: 2, purposes: { use: 1, build: 1 }, clarity: { '4': 2 } }],
    });
    expect(json[1]!.out.trim().split('\n')).toHaveLength(1);
    const all = await run('--since', '2026-10-01', '--json');
    expect(JSON.parse(all.out).events).toHaveLength(3);
    for (const { out } of [counts, answers, ...json, all]) expect(out).not.toMatch(/ann|bob/);
  });
});
