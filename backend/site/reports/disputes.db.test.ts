import { randomUUID } from 'node:crypto';
import type { ReportKind } from '../../../contracts/reports/reportWords';
import { openTestStore } from '../../../testing/store';
import { mergeProjects } from '../../compose';
import { projects, reports } from '../../db/schema';
import type { Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import { changeState, deleteReport, type ReportChange } from './changeState';
import { listDisputes } from './disputes';
import { insertReport } from './insertReport';
import { REPORT_KEPT_MS } from './limits';
import { pruneReports } from './pruneReports';

const NOW = new Date('2026-11-21T12:10:00Z');
const LATER = new Date('2026-11-23T09:00:00Z');
const READER = { to: undefined, siteUrl: undefined };
const TAKE = { action: 'take', by: 'ann' } as const;
const ACCEPT = { action: 'accept', by: 'ann', answer: 'The delay is 2 days now.' } as const;
const DECLINE = { ...ACCEPT, action: 'decline', answer: 'The block shows 7 days.' } as const;

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  await emptyTables(store.db, 'projects, reports, outbox, audit_log');
  for (const id of ['vault', 'coin'])
    await store.db.insert(projects).values({ id, name: id, category: 'yield', origin: 'projects' });
});
afterAll(() => store.close());

interface Reported {
  kind?: ReportKind;
  project?: string;
  about?: string;
}

const add = ({ kind = 'wrong-fact', project = 'vault', about = '' }: Reported = {}) =>
  insertReport(
    store.db,
    randomUUID(),
    {
      ...{ kind, project, about, projectName: 'Secret name', occurredOn: '2026-11-19' },
      what: 'Secret words about the delay.',
      links: ['https://secret.example/a'],
      email: 'secret@engine.example',
    },
    READER,
    NOW,
  );
const change = (reference: string, wanted: ReportChange) =>
  changeState(store.db, reference, wanted, READER, LATER);
const listed = (project = 'vault') => listDisputes(store.db, project);

describe('the public disputes of a project', () => {
  it('begin once the operator takes one in, and end with the decision in words', async () => {
    const reference = await add();
    expect(await listed()).toEqual([]);
    await change(reference, { ...TAKE, signal: 'delay' });
    const taken = { signalId: 'delay', name: 'Delay', receivedOn: '2026-11-21' };
    expect(await listed()).toEqual([
      { ...taken, state: 'checking', checkingSince: '2026-11-23', closedOn: null, answer: null },
    ]);
    await change(reference, ACCEPT);
    expect(await listed()).toMatchObject([
      { ...taken, state: 'accepted', closedOn: '2026-11-23', answer: ACCEPT.answer },
    ]);
  });

  it('have the declined ones, too, also where they were closed at once', async () => {
    await change(await add(), DECLINE);
    expect(await listed()).toMatchObject([
      { state: 'declined', checkingSince: null, answer: DECLINE.answer },
    ]);
  });

  it.each([
    ['Delay', undefined, 'delay'],
    ['Delay', 'bug-bounty', 'bug-bounty'],
    ['delay <b>secret</b>', undefined, null],
    ['constructor', undefined, null],
    ['', undefined, null],
  ])('about %j, with the signal %s, show %s', async (about, signal, signalId) => {
    await change(await add({ about }), { ...TAKE, signal });
    expect(await listed()).toMatchObject([{ signalId }]);
  });

  it('refuse what is no signal, and stay as they were', async () => {
    const reference = await add();
    await expect(change(reference, { ...TAKE, signal: 'Delay' })).rejects.toThrow(
      '"Delay" is no signal. Signals: audit-coverage',
    );
    expect(await listed()).toEqual([]);
  });

  it('keep the signal that was named, until the decision names another', async () => {
    const reference = await add();
    await change(reference, { ...TAKE, signal: 'delay' });
    await change(reference, { ...ACCEPT, signal: 'bug-bounty' });
    expect(await listed()).toMatchObject([{ signalId: 'bug-bounty', name: 'Bug bounty' }]);
  });

  it('have not a word of the reporter, whatever the state', async () => {
    const reference = await add({ about: 'Secret subject' });
    for (const wanted of [TAKE, ACCEPT]) {
      await change(reference, wanted);
      const shown = JSON.stringify(await listed());
      expect(shown).not.toMatch(/secret/i);
      expect(shown).not.toContain(reference);
    }
  });

  it('have no incident, no missing project, and none of another project', async () => {
    await change(await add({ kind: 'incident' }), ACCEPT);
    await change(await add({ kind: 'missing-project', project: '' }), ACCEPT);
    await change(await add({ project: 'coin' }), ACCEPT);
    expect(await listed()).toEqual([]);
    expect(await listed('coin')).toHaveLength(1);
  });

  it('have none of the time before: its answers were for those with the reference', async () => {
    await change(await add(), ACCEPT);
    await store.db.update(reports).set({ signal: null });
    expect(await listed()).toEqual([]);
  });

  it('lose what is deleted at the reporter’s wish, or 400 days after its last change', async () => {
    const [first, second] = [await add(), await add()];
    await change(first, ACCEPT);
    await change(second, DECLINE);
    await deleteReport(store.db, first, 'ann', LATER);
    expect(await listed()).toMatchObject([{ state: 'declined' }]);
    await pruneReports(store.db, new Date(LATER.getTime() + REPORT_KEPT_MS + 1));
    expect(await listed()).toEqual([]);
  });

  it('go with a project that is merged', async () => {
    await change(await add(), ACCEPT);
    await store.db.transaction((tx) => mergeProjects(tx as never, 'vault', 'coin'));
    expect(await listed('coin')).toHaveLength(1);
  });

  it('are the newest fifty', async () => {
    for (let index = 0; index < 51; index += 1) await change(await add(), TAKE);
    expect(await listed()).toHaveLength(50);
  });
});
