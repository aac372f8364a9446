import { strFromU8, unzipSync } from 'fflate';
import pino from 'pino';
import { exportedTables } from '@/backend/compose';
import { exportJob } from '@/backend/users/data-export/exportJob';
import type { DataExport } from '@/contracts/accounts/dataExportEndpoints';
import { readRefusal, TestPeople, type Person } from '@/testing/site/TestPeople';

const EXPORT = '/api/user/export';

const people = new TestPeople();
beforeAll(() => people.start());
afterEach(() => people.reset());
afterAll(() => people.site.close());

const read = async ({ browser }: Person): Promise<DataExport> =>
  (await (await browser.ask(EXPORT)).json()) as DataExport;
const ask = ({ browser }: Pick<Person, 'browser'>) => browser.post(EXPORT, {});
const download = ({ browser }: Pick<Person, 'browser'>, id: string) =>
  browser.ask(`${EXPORT}/${id}`, { headers: { 'sec-fetch-mode': 'navigate' } });

async function runJob(): Promise<void> {
  const { store, clock } = people.site;
  const now = () => clock.now;
  const logger = pino({ level: 'silent' });
  await exportJob({ store, now, logger, exportedTables }).run({
    data: {},
    now: now(),
    signal: new AbortController().signal,
    progress: () => undefined,
    again: async () => undefined,
  });
}

async function haveArchive(person: Person): Promise<string> {
  expect((await ask(person)).status).toBe(200);
  await runJob();
  return (await read(person)).id!;
}

describe('the archive of a user', () => {
  it('has what is stored under the account, its address, and its keyed hashes', async () => {
    const ann = await people.member();
    await ann.browser.post('/api/watchlist/create', { name: 'Mine', projects: ['example'] });
    await ann.browser.post('/api/projects/vote', { id: 'example', vote: true });
    expect(await read(ann)).toMatchObject({ state: 'none', nextAt: null });
    const answer = await ask(ann);
    expect(await answer.json()).toMatchObject({ state: 'making' });
    await runJob();
    const { id, state, bytes } = await read(ann);
    expect(state).toBe('ready');
    const file = await download(ann, id!);
    expect(file.headers.get('content-type')).toBe('application/zip');
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="plumbline-data-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(file.headers.get('cache-control')).toBe('no-store');
    const zip = new Uint8Array(await file.arrayBuffer());
    expect(zip.length).toBe(bytes);
    const files = unzipSync(zip);
    const rows = (name: string) => JSON.parse(strFromU8(files[`${name}.json`]!)) as object[];
    expect(rows('account')).toMatchObject([{ account: ann.id, email: ann.email }]);
    expect(rows('last-login')).toMatchObject([{ account: ann.id, email: ann.email }]);
    expect(rows('watchlists')).toMatchObject([
      { name: 'Mine', projects: [{ project: 'example' }] },
    ]);
    expect(rows('votes')).toMatchObject([{ project: 'example', yes: true }]);
    expect(rows('sessions')).toHaveLength(1);
    // By the keyed hash of the address.
    expect(rows('known-browsers')).toHaveLength(1);
    expect(rows('account-log')).toContainEqual(expect.objectContaining({ event: 'sign-in' }));
  });

  it('is not found by another user, and needs a session and a page of this site', async () => {
    const [ann, bob] = [await people.member(), await people.member()];
    const id = await haveArchive(ann);
    expect((await readRefusal(await download(bob, id))).status).toBe(404);
    const stranger = { browser: people.open() };
    expect((await readRefusal(await download(stranger, id))).status).toBe(401);
    expect((await readRefusal(await ask(stranger))).status).toBe(401);
    const elsewhere = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await ann.browser.ask(EXPORT, elsewhere)).status).toBe(403);
    expect((await download(ann, id)).status).toBe(200);
  });

  it('says when the next one can be asked for', async () => {
    const ann = await people.member();
    for (let made = 0; made < 3; made += 1) await haveArchive(ann);
    const refused = await ask(ann);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
    expect(await readRefusal(refused)).toMatchObject({
      status: 429,
      message: 'You can ask for 3 archives in 24 hours.',
    });
    expect((await read(ann)).nextAt).not.toBeNull();
  });

  it('is asked for and downloaded within two hours of a sign-in only', async () => {
    const ann = await people.member();
    const id = await haveArchive(ann);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 2 * 3_600_000);
    const refusals = [
      await readRefusal(await ask(ann)),
      await readRefusal(await download(ann, id)),
    ];
    clock.mockRestore();
    for (const refusal of refusals)
      expect(refusal).toMatchObject({
        status: 403,
        code: 'old-sign-in',
        message: 'You logged in more than 2 hours ago. Log out and in again to get your archive.',
      });
    expect((await download(ann, id)).status).toBe(200);
  });

  it('is refused to staff who act as its owner, which is audited', async () => {
    const staff = await people.acting();
    const id = await haveArchive(staff.target);
    for (const answer of [
      await ask(staff),
      await staff.browser.ask(EXPORT),
      await download(staff, id),
    ])
      expect(await readRefusal(answer)).toMatchObject({ status: 403, code: 'impersonating' });
    const notes = (await people.readAudit(staff.id)).map(({ event, outcome, detail }) => [
      event,
      outcome,
      detail,
    ]);
    expect(notes.slice(1)).toEqual([
      ['impersonation-write', 'failure', 'startDataExport'],
      ['impersonation-write', 'failure', 'readDataExport'],
      ['impersonation-write', 'failure', 'downloadDataExport'],
    ]);
  });
});
