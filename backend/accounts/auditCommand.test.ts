import { TestCommand } from '../../testing/TestCommand';
import { migratedPglite } from '../../testing/migratedPglite';
import { insertAudit } from './auditLog';
import { migrate } from '../db/migrate';
import { openEmbedded } from '../db/openStore';
import type { Store } from '../db/store';
import { auditCommand } from './auditCommand';

jest.setTimeout(120_000);

const NOW = new Date('2026-11-21T12:00:00Z');
const addRow = (store: Store, account: string) =>
  insertAudit(
    store.db,
    { event: 'sign-in', outcome: 'success', account, addressKey: 'b'.repeat(40), requestId: 'r-1' },
    NOW,
  );

describe('the audit command on the embedded database', () => {
  const command = new TestCommand(auditCommand, NOW);
  const run = command.run.bind(command);
  afterAll(() => command.remove());

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
    const store = await openEmbedded(command.dataDir);
    await migrate(store);
    await addRow(store, 'one');
    await addRow(store, 'two');
    await store.close();
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
    expect(await run('--account', 'three')).toEqual({ code: 0, out: 'No rows.\n', err: '' });
  });

  it('asks the backend that holds the directory', async () => {
    const store = await migratedPglite();
    await addRow(store, 'of-the-backend');
    await command.beside(store, async () => {
      expect(await run('--since', '1h', '--until', '2027-01-01')).toMatchObject({
        code: 0,
        out: expect.stringContaining('of-the-backend'),
      });
      expect(await run('--event', 'sign-up')).toMatchObject({ code: 0, out: 'No rows.\n' });
    });
  });
});
