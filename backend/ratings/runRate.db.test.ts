import { openTestStore } from '../../testing/store';
import { TestCommand } from '../../testing/TestCommand';
import { meta } from '../db/schema';
import type { Store } from '../db/store';
import { rateCommand } from './rateCommand';
import { parseRateArguments } from './runRate';
import { NOON, storeFullProject, storeProject } from './testing/storeProject';

describe('npm run rate', () => {
  describe('its options', () => {
    it('default to all projects, now', () => {
      expect(parseRateArguments([], NOON)).toEqual({
        projectIds: undefined,
        at: undefined,
      });
    });

    it('take projects and a past time; today means now', () => {
      expect(
        parseRateArguments(['--project', 'a', '--project', 'b-2', '--at', '2026-01-31'], NOON),
      ).toEqual({
        projectIds: ['a', 'b-2'],
        at: new Date('2026-01-31T23:59:59.999Z'),
      });
      expect(parseRateArguments(['--at', '2026-11-21'], NOON).at).toEqual(NOON);
    });

    it.each([
      [['--at', 'soon'], '--at must be an ISO 8601 date or instant, not "soon".'],
      [['--at', '2026-11-22'], '--at must not be in the future.'],
      [['--project', 'No Id'], '--project must be a project id, not "No Id".'],
      [['--everything'], /Unknown option '--everything'/],
    ])('refuse %j', (argv, message) =>
      expect(() => parseRateArguments(argv as string[], NOON)).toThrow(message),
    );
  });

  describe('its run', () => {
    let store: Store;
    beforeAll(async () => {
      store = await openTestStore();
      await storeFullProject(store.db, 'vault', 1);
      await storeProject(store.db, 'coin');
    });
    afterAll(() => store.close());

    const runAt = (now: Date, ...args: string[]) =>
      new TestCommand(rateCommand, { store, now: () => now }).run(...args);

    it('rates for now and says how much came of it', async () => {
      expect(await runAt(NOON)).toEqual({
        code: 0,
        out: 'Computed the ratings of 1 project as of 2026-11-21T12:00:00.000Z: 1 new one published.\n1 project without facts.\n',
        err: 'Rating: 0 of 1\n',
      });
    });

    it("uses the demonstration set's date and says so, unless a time is given", async () => {
      await store.db.insert(meta).values({
        key: 'demonstration',
        value: { asOf: '2026-11-20', title: 'Demonstration set' },
      });
      const now = new Date('2027-05-01T00:00:00Z');
      expect((await runAt(now, '--project', 'vault')).out.split('\n')).toEqual([
        expect.stringContaining('as of 2026-11-20T12:00:00.000Z'),
        'Only the demonstration set is loaded, so ratings use its day (2026-11-20) instead of today.',
        '',
      ]);
      const given = await runAt(now, '--project', 'vault', '--at', NOON.toISOString());
      expect(given.out).toMatch(/as of 2026-11-21T12:00:00\.000Z: .*\n$/);
    });

    it('rates with other facts, and says when it knows no such project', async () => {
      const known = await runAt(NOON, '--what-if', 'vault', '--at', '2026-11-21');
      expect(JSON.parse(known.out)).toMatchObject({ difference: { score: 0 } });
      expect(await runAt(NOON, '--what-if', 'nothing')).toEqual({
        code: 1,
        out: '',
        err: 'The project was not found.\n',
      });
    });

    it.each([
      [['--what-if', 'vault', 'bounti.value=1'], 'No "bounti.value": "bounti" is not recorded.'],
      [['--explain', 'nowhere.json'], 'Cannot read nowhere.json.'],
      [['--explain', '-'], 'Line 1 is not JSON.'],
    ])('says in one sentence what is wrong with %j', async (args, sentence) => {
      const command = new TestCommand(rateCommand, { store, now: () => NOON });
      expect(await command.runWith('{', ...args)).toEqual({
        code: 1,
        out: '',
        err: `${sentence}\n`,
      });
    });
  });
});
