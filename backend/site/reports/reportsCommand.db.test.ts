import { randomUUID } from 'node:crypto';
import { openTestStore } from '../../../testing/store';
import { TestCommand } from '../../../testing/TestCommand';
import type { Store } from '../../db/store';
import { insertReport } from './insertReport';
import { reportsCommand } from './reportsCommand';

const NOW = new Date('2026-11-21T12:00:00Z');
const add = (store: Store, projectName: string) =>
  insertReport(
    store.db,
    randomUUID(),
    {
      kind: 'missing-project',
      project: '',
      projectName,
      about: '',
      occurredOn: '',
      what: 'A vault on a chain.',
      links: ['https://example.com'],
      email: '',
    },
    { to: undefined, siteUrl: undefined },
    NOW,
  );

describe('the reports command', () => {
  let store: Store;
  let command: TestCommand;
  beforeAll(async () => {
    store = await openTestStore();
    command = new TestCommand(reportsCommand, { store, now: () => NOW });
  });
  afterAll(() => store.close());
  const run = (...args: string[]) => command.run(...args);

  it('says what it takes', async () => {
    expect(await run('--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('npm run reports'),
      err: '',
    });
    expect(await run('read')).toMatchObject({ code: 2, err: expect.stringMatching(/^Use list/) });
  });

  it('shows, takes, answers and deletes a report', async () => {
    const reference = await add(store, 'New Vault');
    expect((await run('list')).out).toContain(`${reference}  received`);
    expect(await run('take', reference)).toEqual({ code: 0, out: 'Being checked.\n', err: '' });
    expect(await run('take', reference)).toMatchObject({
      code: 1,
      err: 'It is being checked already.\n',
    });
    expect(await run('accept', reference, '--answer', 'Listed.')).toEqual({
      code: 0,
      out: 'Accepted.\n',
      err: '',
    });
    expect(await run('decline', reference, '--answer', 'No.')).toMatchObject({
      code: 1,
      err: 'It is closed already.\n',
    });
    expect((await run('list')).out).toBe('No reports.\n');
    expect((await run('list', '--all')).out).toContain('Listed.');
    expect(JSON.parse((await run('show', reference, '--json')).out)).toMatchObject({
      state: 'accepted',
      answer: 'Listed.',
    });
    expect(await run('delete', reference)).toEqual({ code: 0, out: 'Deleted.\n', err: '' });
    expect(await run('show', reference)).toEqual({
      code: 1,
      out: '',
      err: 'No report has that reference.\n',
    });
  });
});
