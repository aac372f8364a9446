import { and, desc, eq } from 'drizzle-orm';
import * as endpoints from '../../../contracts/accounts/dataExportEndpoints';
import { forgetAccount } from '../../compose';
import { auditLog, dataExports } from '../../db/schema';
import type { Database } from '../../db/store';
import { namesOf, TestExports } from '../../../testing/data-export/TestExports';

const HOUR = 3_600_000;
const NO_EXPORT = '00000000-0000-4000-8000-000000000000';

const site = new TestExports();
beforeAll(() => site.open());
afterAll(() => site.close());
beforeEach(() => site.clear());

const NONE = {
  id: null,
  state: 'none',
  askedAt: null,
  bytes: null,
  until: null,
  failure: null,
  nextAt: null,
};

async function haveArchive(): Promise<string> {
  const { id } = await site.ask();
  await site.run();
  return id!;
}

describe('an archive', () => {
  it('is asked for, made by the job, and there for a day', async () => {
    expect(await site.read()).toEqual(NONE);
    const asked = await site.ask();
    const askedAt = site.now.toISOString();
    expect(asked).toEqual({ ...NONE, id: expect.any(String), state: 'making', askedAt });
    expect(site.sent).toContain('data-export.make');
    expect((await site.download(asked.id)).statusCode).toBe(404);
    site.pass(1_000);
    await site.run();
    const ready = await site.read();
    const until = new Date(site.now.getTime() + 24 * HOUR).toISOString();
    expect(ready).toEqual({ ...asked, state: 'ready', bytes: expect.any(Number), until });
    const file = await site.download(ready.id);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="plumbline-data-2026-11-21.zip"',
      'cache-control': 'no-store',
    });
    expect(file.rawPayload.length).toBe(ready.bytes);
    expect(site.log.lines).toContainEqual(
      expect.objectContaining({ export: ready.id, end: 'ready' }),
    );
    expect(JSON.stringify(site.log.lines)).not.toContain('ann@example.com');
  });

  it('ends after 24 hours, and the job deletes it', async () => {
    const id = await haveArchive();
    site.pass(24 * HOUR - 1);
    expect((await site.download(id)).statusCode).toBe(200);
    site.pass(1);
    expect((await site.download(id)).statusCode).toBe(404);
    expect(await site.read()).toEqual(NONE);
    expect(await site.store.db.$count(dataExports)).toBe(1);
    await site.run();
    expect(await site.store.db.$count(dataExports)).toBe(0);
  });

  it('is one at a time, however often and from however many tabs it is asked for', async () => {
    const answers = await Promise.all([site.ask(), site.ask(), site.ask(), site.ask()]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await site.store.db.$count(dataExports)).toBe(1);
  });

  it('replaces the one before, three in 24 hours', async () => {
    const first = await haveArchive();
    for (let more = 0; more < 2; more += 1) {
      site.pass(HOUR);
      await site.ask();
      expect((await site.download(first)).statusCode).toBe(404);
      await site.run();
    }
    site.pass(HOUR);
    const last = await site.read();
    expect(last).toMatchObject({ state: 'ready', nextAt: expect.any(String) });
    const refused = await site.send(endpoints.openDataExport);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe(String((24 - 3) * 3_600));
    expect((await site.download(last.id)).statusCode).toBe(200);
    expect(await site.ask('bob')).toMatchObject({ state: 'making' });
    site.now = new Date(last.nextAt!);
    expect(await site.ask()).toMatchObject({ state: 'making' });
  });
});

describe('who may have an archive', () => {
  it('is its owner alone: for others it is not found', async () => {
    const id = await haveArchive();
    expect(await site.read('bob')).toEqual(NONE);
    const refused = await site.refuse(endpoints.downloadDataExport, 'bob', { id });
    const unknown = await site.refuse(endpoints.downloadDataExport, 'bob', { id: NO_EXPORT });
    expect(refused).toMatchObject({ status: 404, code: 'not-found' });
    expect(refused.message).toBe(unknown.message);
    expect((await site.download('anything')).statusCode).toBe(400);
  });

  it.each([endpoints.readDataExport, endpoints.openDataExport, endpoints.downloadDataExport])(
    'is nobody without login and no staff who act as the owner: $id',
    async (endpoint) => {
      const id = await haveArchive();
      expect(await site.refuse(endpoint, '', { id })).toMatchObject({ status: 401 });
      expect(await site.refuse(endpoint, 'ann', { id, actor: 'staff' })).toMatchObject({
        status: 403,
        code: 'impersonating',
      });
    },
  );

  it('is in the audit log, with each download', async () => {
    await site.download(await haveArchive());
    const rows = await site.store.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.account, 'ann'), eq(auditLog.outcome, 'success')))
      .orderBy(desc(auditLog.id))
      .limit(2);
    expect(rows.map(({ event, detail }) => [event, detail])).toEqual([
      ['data-export-downloaded', 'zip'],
      ['data-export-asked', 'making'],
    ]);
  });

  it('is nobody once the account is deleted, even while it is made', async () => {
    const { id } = await site.ask();
    const read = async () => {
      const names = { account: 'ann', ...namesOf('ann') };
      await site.store.db.transaction((tx) =>
        forgetAccount(tx as unknown as Database, names, site.now),
      );
      return [];
    };
    site.exported = [{ file: 'a', about: 'A.', read }];
    await site.run();
    expect(await site.store.db.$count(dataExports)).toBe(0);
    expect((await site.download(id)).statusCode).toBe(404);
  });
});
