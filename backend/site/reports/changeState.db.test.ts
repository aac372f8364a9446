import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { killedAtCommit } from '../../../testing/killedAtCommit';
import { openTestStore } from '../../../testing/store';
import { mergeProjects } from '../../compose';
import { auditLog, outbox, projects, reports } from '../../db/schema';
import type { Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import { changeState, deleteReport, type ReportChange } from './changeState';
import { insertReport } from './insertReport';
import { CONTACT_KEPT_MS, REPORT_KEPT_MS, REPORT_MAIL_MS } from './limits';
import { pruneReports } from './pruneReports';
import { findReport, findReportState, listReports } from './reports';

const NOW = new Date('2026-11-21T12:10:00Z');
const READER = { to: 'reports@plumbline.example', siteUrl: 'https://plumbline.example' };
const TAKE = { action: 'take', by: 'ann' } as const;
const ACCEPT = { action: 'accept', by: 'ann', answer: 'Recorded. Thank you.' } as const;
const after = (ms: number) => new Date(NOW.getTime() + ms);

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  await emptyTables(store.db, 'projects, reports, outbox, audit_log');
  await store.db
    .insert(projects)
    .values({ id: 'vault', name: 'Vault', category: 'yield', origin: 'projects' });
});
afterAll(() => store.close());

const add = (email = 'ada@engine.example', to: string | null = READER.to) =>
  insertReport(
    store.db,
    randomUUID(),
    {
      kind: 'incident',
      project: 'vault',
      projectName: '',
      about: '',
      occurredOn: '2026-11-20',
      what: 'The oracle was wrong.',
      links: ['https://example.com'],
      email,
    },
    { ...READER, to: to ?? undefined },
    NOW,
  );
const change = (reference: string, wanted: ReportChange, now = NOW) =>
  changeState(store.db, reference, wanted, READER, now);
const mails = () => store.db.select().from(outbox).orderBy(asc(outbox.id));

describe('the state of a report', () => {
  it('goes from received to being checked to accepted, with the days of each', async () => {
    const reference = await add();
    expect(await change(reference, TAKE, after(1_000))).toBe('done');
    expect(await change(reference, ACCEPT, after(2_000))).toBe('done');
    expect(await findReportState(store.db, reference)).toMatchObject({
      state: 'accepted',
      receivedAt: NOW.toISOString(),
      checkingSince: after(1_000).toISOString(),
      closedAt: after(2_000).toISOString(),
      answer: ACCEPT.answer,
    });
    expect(
      (await store.db.select().from(auditLog).orderBy(asc(auditLog.id))).map(
        ({ event, detail, addressKey }) => [event, detail, addressKey],
      ),
    ).toEqual([
      ['report-taken', `${reference} by ann`, 'operator'],
      ['report-accepted', `${reference} by ann`, 'operator'],
    ]);
  });

  it('can be closed at once, and stays closed', async () => {
    const reference = await add();
    expect(await change(reference, { ...ACCEPT, action: 'decline' })).toBe('done');
    expect(await change(reference, ACCEPT)).toBe('closed');
    expect(await change(reference, TAKE)).toBe('closed');
    expect((await findReportState(store.db, reference))?.state).toBe('declined');
  });

  it('changes once, even when two take it', async () => {
    const reference = await add();
    const both = await Promise.all([change(reference, TAKE), change(reference, TAKE)]);
    expect(both.sort()).toEqual(['done', 'taken']);
    expect(await change('PL-0000-0000', TAKE)).toBe('unknown');
  });

  it('is mailed to the contact, without the words of the report', async () => {
    const reference = await add();
    await change(reference, ACCEPT);
    const [, told] = await mails();
    expect(told).toMatchObject({
      kind: 'report-state',
      recipient: 'ada@engine.example',
      replyTo: null,
      subject: `Report ${reference}: accepted`,
    });
    expect(told!.text).toContain(ACCEPT.answer);
    expect(told!.text).toContain(`plumbline.example/report/${reference}`);
    expect(told!.text).not.toContain('oracle');
  });

  it('is mailed to no one without a contact', async () => {
    const reference = await add('', null);
    await change(reference, TAKE);
    expect(await mails()).toEqual([]);
  });

  it('changes together with its message and audit row, or not at all', async () => {
    const reference = await add();
    await expect(
      changeState(killedAtCommit(store.db), reference, ACCEPT, READER, NOW),
    ).rejects.toThrow('killed');
    expect((await findReport(store.db, reference))?.state).toBe('received');
    expect([(await mails()).length, await store.db.$count(auditLog)]).toEqual([1, 0]);
  });
});

describe('reports', () => {
  it('are listed newest first, open ones unless all are asked for', async () => {
    const [first, second] = [await add(), await add()];
    await change(first, ACCEPT);
    const references = async (states?: readonly ['accepted', 'received']) =>
      (await listReports(store.db, { states, limit: 10 })).map(({ reference }) => reference);
    expect(await references()).toEqual([second]);
    expect((await references(['accepted', 'received'])).sort()).toEqual([first, second].sort());
    expect(await findReport(store.db, second)).toMatchObject({ mail: 'waiting', mailError: null });
  });

  it('follow their project when it is merged, and keep its name', async () => {
    const reference = await add();
    await store.db
      .insert(projects)
      .values({ id: 'big-vault', name: 'Big Vault', category: 'yield', origin: 'projects' });
    await store.db.transaction((tx) => mergeProjects(tx as never, 'vault', 'big-vault'));
    expect(await findReport(store.db, reference)).toMatchObject({
      projectId: 'big-vault',
      projectName: 'Vault',
    });
    expect((await findReportState(store.db, reference))?.project).toEqual({
      id: 'big-vault',
      name: 'Big Vault',
    });
    await store.db.delete(projects);
    expect((await findReportState(store.db, reference))?.project).toBeNull();
  });

  it('are deleted on demand, with the message and an audit row', async () => {
    const reference = await add();
    expect(await deleteReport(store.db, reference, 'ann', NOW)).toBe(true);
    expect(await deleteReport(store.db, reference, 'ann', NOW)).toBe(false);
    expect([await store.db.$count(reports), await mails()]).toEqual([0, []]);
    expect(await store.db.select().from(auditLog)).toMatchObject([
      { event: 'report-deleted', detail: `${reference} by ann` },
    ]);
  });
});

describe('what expires', () => {
  it('is a message unsent for a week', async () => {
    await add();
    expect(await pruneReports(store.db, after(REPORT_MAIL_MS - 1))).toBe(0);
    expect(await pruneReports(store.db, after(REPORT_MAIL_MS + 1))).toBe(1);
    expect(await mails()).toMatchObject([{ text: '', html: '', subject: '', replyTo: null }]);
  });

  it('is the contact, 30 days after the report is closed', async () => {
    const [closed, open] = [await add('ada@engine.example', null), await add()];
    await change(closed, ACCEPT);
    await pruneReports(store.db, after(CONTACT_KEPT_MS - 1));
    expect((await findReport(store.db, closed))?.email).toBe('ada@engine.example');
    await pruneReports(store.db, after(CONTACT_KEPT_MS + 1));
    expect((await findReport(store.db, closed))?.email).toBeNull();
    expect((await findReport(store.db, open))?.email).toBe('ada@engine.example');
  });

  it('is the report, 400 days after its last change', async () => {
    const [closed, open] = [await add('', null), await add('', null)];
    await change(closed, ACCEPT, after(1_000));
    expect(await pruneReports(store.db, after(REPORT_KEPT_MS))).toBe(0);
    expect(await pruneReports(store.db, after(REPORT_KEPT_MS + 1))).toBe(1);
    expect(await findReport(store.db, open)).toBeUndefined();
    expect(await pruneReports(store.db, after(REPORT_KEPT_MS + 1_001))).toBe(1);
    expect(await findReport(store.db, closed)).toBeUndefined();
  });
});
