import { TestCommand } from '../../../testing/TestCommand';
import { openTestStore } from '../../../testing/store';
import { insertAudit } from './auditLog';
import type { Store } from '../../db/store';
import { auditCommand } from './auditCommand';

const NOW = new Date('2026-11-21T12:00:00Z');
const addRow = (store: Store, account: string) =>
  insertAudit(
    store.db,
    { event: 'sign-in', outcome: 'success', account, addressKey: 'b'.repeat(40), requestId: 'r-1' },
    NOW,
  );

describe('the audit command', () => {
  let store: Store;
  let command: TestCommand;
  beforeAll(async () => {
    store = await openTestStore();
    command = new TestCommand(auditCommand, { store, now: () => NOW });
  });
  afterAll(() => store.close());
  const run = (...args: string[]) => command.run(...args);

  it('says what it takes', async () => {
    expect(await run('--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('npm run audit'),
      err: '',
    });
    expect(await run('--since', 'soon')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^--since must be/),
    });
  });

  it('shows rows as a table, or as JSON', async () => {
    await addRow(store, 'one');
    await addRow(store, 'two');
    expect((await run('--since', '7d')).out.split('\n')).toEqual([
      expect.stringMatching(/^at \(UTC\) +event +outcome/),
      expect.stringMatching(/sign-in +success +one/),
      expect.stringMatching(/sign-in +success +two/),
      '',
    ]);
    const json = await run('--account', 'two', '--json');
    expect(
      json.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toMatchObject([{ account: 'two', addressKey: 'b'.repeat(40) }]);
    expect((await run('--since', '1h', '--until', NOW.toISOString())).out).toBe('No rows.\n');
    expect((await run('--event', 'sign-up')).out).toBe('No rows.\n');
    expect(await run('--account', 'three')).toEqual({ code: 0, out: 'No rows.\n', err: '' });
  });
});
