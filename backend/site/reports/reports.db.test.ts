import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { killedAtCommit } from '../../../testing/killedAtCommit';
import { logLines } from '../../../testing/logLines';
import { openTestStore } from '../../../testing/store';
import { asWebTier, CREDENTIAL } from '../../../testing/webTier';
import { createApp } from '../../createApp';
import { outbox, projectAliases, projects, rateWindows, reports } from '../../db/schema';
import type { Store } from '../../db/store';
import { insertReport } from './insertReport';

const READER = { to: 'reports@plumbline.example', siteUrl: 'https://plumbline.example' };
const FORM = {
  kind: 'incident' as const,
  project: 'vault',
  projectName: 'Typed by hand',
  about: 'Oracle',
  occurredOn: '2026-11-20',
  what: 'The oracle was wrong.\nFor an hour.',
  links: ['https://example.com/post-mortem'],
  email: 'ada@engine.example',
};

let now: Date;
let store: Store;
let app: FastifyInstance;
let woken = 0;
let log: ReturnType<typeof logLines>;

async function serve(to: typeof READER | undefined): Promise<void> {
  await app?.close();
  app = await createApp({
    credentials: [CREDENTIAL],
    store,
    now: () => now,
    logger: log.logger,
    mail: {
      wake: () => {
        woken += 1;
      },
      isShown: false,
    },
    reports: to,
  });
}
beforeAll(async () => {
  store = await openTestStore();
  await store.db
    .insert(projects)
    .values({ id: 'vault', name: 'Vault', category: 'yield', origin: 'projects' });
  await store.db.insert(projectAliases).values({ alias: 'old-vault', projectId: 'vault' });
});
afterAll(async () => {
  await app.close();
  await store.close();
});
beforeEach(async () => {
  [now, woken, log] = [new Date('2026-11-21T12:10:00Z'), 0, logLines()];
  for (const table of [reports, outbox, rateWindows]) await store.db.delete(table);
  await serve(READER);
});

let addresses = 0;
const send = (change: object = {}, address = `address-${(addresses += 1)}`, ownPage = true) =>
  app.inject({
    method: 'POST',
    url: '/api/reports',
    payload: { id: randomUUID(), ...FORM, ...change },
    headers: asWebTier({ 'x-address-key': address, ...(ownPage && { 'x-own-page': '1' }) }),
  });
const read = (reference: string, address = `reader-${(addresses += 1)}`) =>
  app.inject({
    url: `/api/reports/${reference}`,
    headers: asWebTier({ 'x-address-key': address }),
  });
const referenceOf = (answer: Awaited<ReturnType<typeof send>>) =>
  answer.json<{ reference: string }>().reference;
const stored = () => store.db.select().from(reports);
const mails = () => store.db.select().from(outbox);

describe('a report', () => {
  it('is stored with the message about it, and wakes the delivery', async () => {
    const id = randomUUID();
    const answer = await send({ id });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const reference = referenceOf(answer);
    expect(reference).toMatch(/^PL-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const [row] = await stored();
    expect(row).toMatchObject({
      id,
      reference,
      projectId: 'vault',
      // The project's own name, whatever was typed.
      projectName: 'Vault',
      state: 'received',
      email: FORM.email,
      links: FORM.links,
      createdAt: now.toISOString(),
    });
    expect(await mails()).toMatchObject([
      {
        id: row!.mailId,
        kind: 'report',
        recipient: READER.to,
        replyTo: FORM.email,
        subject: `Report ${reference}: Incident: Vault`,
      },
    ]);
    expect(woken).toBe(1);
  });

  it('is stored alone where there is no address for it', async () => {
    await serve(undefined);
    expect((await send()).statusCode).toBe(200);
    expect(await stored()).toMatchObject([{ mailId: null }]);
    expect(await mails()).toEqual([]);
  });

  it.each([
    ['a former id', { project: 'old-vault' }, 'vault', 'Vault'],
    ['a name', { project: '', projectName: 'New Vault' }, null, 'New Vault'],
    [
      'a missing project with an id',
      { kind: 'missing-project', project: 'vault', projectName: 'New Vault' },
      null,
      'New Vault',
    ],
  ])('names its project by %s', async (_, change, projectId, projectName) => {
    expect((await send(change)).statusCode).toBe(200);
    expect(await stored()).toMatchObject([{ projectId, projectName }]);
  });

  it('is stored once, with one reference, however often it is sent', async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send({ id }, 'one')));
    answers.push(await send({ id }, 'one'), await send({ id, what: 'x'.repeat(30) }, 'one'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(referenceOf)).size).toBe(1);
    expect([(await stored()).length, (await mails()).length]).toEqual([1, 1]);
  });

  it('leaves nothing when killed between the report and the message', async () => {
    await expect(
      insertReport(killedAtCommit(store.db), randomUUID(), FORM, READER, now),
    ).rejects.toThrow('killed');
    expect([await stored(), await mails()]).toEqual([[], []]);
  });

  it.each([
    ['from another site', {}, false, 403],
    ['without a source', { links: [] }, true, 400],
    ['with a script for a source', { links: ['javascript:alert(1)'] }, true, 400],
    ['without a key', { id: undefined }, true, 400],
    ['of a megabyte', { what: 'x'.repeat(1_000_000) }, true, 413],
  ])('%s is refused', async (_, change, ownPage, status) => {
    expect((await send(change, undefined, ownPage)).statusCode).toBe(status);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['a project that is not listed', { project: 'nothing' }, 'projectName'],
    ['a day to come', { occurredOn: '2026-11-23' }, 'occurredOn'],
  ])('with %s says which field is wrong', async (_, change, field) => {
    const answer = await send(change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ error: { fields: { path: string }[] } }>().error.fields).toMatchObject([
      { path: `body.${field}` },
    ]);
    expect(await stored()).toEqual([]);
  });

  it('that a bot filled in gets a reference of nothing', async () => {
    const answer = await send({ subject: 'Cheap pills' });
    expect([(await read(referenceOf(answer))).statusCode, await stored(), await mails()]).toEqual([
      404,
      [],
      [],
    ]);
    expect(
      log.lines.filter(({ msg }) => msg === 'a report was filled in by a machine'),
    ).toHaveLength(1);
  });

  it('leaves nothing of its words or sender in the log', async () => {
    await send();
    expect(JSON.stringify(log.lines)).not.toMatch(/ada@|oracle|post-mortem|reports@/i);
  });
});

describe('the limit of an address', () => {
  it('is five an hour and ten a day; a repeat is not counted', async () => {
    const id = randomUUID();
    for (const change of [{ id }, { id }, {}, {}, {}, {}])
      expect((await send(change, 'office')).statusCode).toBe(200);
    const sixth = await send({}, 'office');
    expect([sixth.statusCode, sixth.headers['retry-after']]).toEqual([429, '3000']);
    expect((await send({ id }, 'office')).statusCode).toBe(200);
    expect((await send({}, 'elsewhere')).statusCode).toBe(200);
    for (const hour of ['13', '14']) {
      now = new Date(`2026-11-21T${hour}:00:00Z`);
      const statuses = [];
      for (let at = 0; at < 5; at += 1) statuses.push((await send({}, 'office')).statusCode);
      expect(statuses).toEqual(hour === '13' ? Array(5).fill(200) : Array(5).fill(429));
    }
    now = new Date('2026-11-22T00:00:00Z');
    expect((await send({}, 'office')).statusCode).toBe(200);
  });

  it('holds for many at once', async () => {
    const statuses = (await Promise.all(Array.from({ length: 9 }, () => send({}, 'crowd')))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(await stored()).toHaveLength(5);
  });

  it('is a hundred references an hour, right or wrong', async () => {
    const reference = referenceOf(await send());
    const nextMinute = () => {
      now = new Date(now.getTime() + 60_000);
    };
    for (let at = 0; at < 100; at += 1) {
      if (at % 25 === 0) nextMinute();
      expect((await read('PL-0000-0000', 'guesser')).statusCode).toBe(404);
    }
    nextMinute();
    expect((await read(reference, 'guesser')).statusCode).toBe(429);
    expect((await read(reference, 'reporter')).statusCode).toBe(200);
  });
});

describe('the state of a report', () => {
  it('has nothing that the reporter wrote, and is not cached', async () => {
    const reference = referenceOf(await send());
    const answer = await read(reference.toLowerCase());
    expect([answer.json(), answer.headers['cache-control']]).toEqual([
      {
        reference,
        kind: 'incident',
        project: { id: 'vault', name: 'Vault' },
        state: 'received',
        receivedAt: now.toISOString(),
        checkingSince: null,
        closedAt: null,
        answer: null,
      },
      'no-store',
    ]);
  });

  it('does not show the name of a project that is not listed', async () => {
    const reference = referenceOf(await send({ project: '', projectName: 'Buy at evil.example' }));
    expect((await read(reference)).json()).toMatchObject({ project: null });
  });

  it.each(['PL-0000-0000', 'nothing', '..%2F..', '%00', 'PL-%00', 'x'.repeat(41)])(
    'is not found or refused for %j',
    async (reference) => expect([400, 404]).toContain((await read(reference)).statusCode),
  );
});

it('reports are counted by state', async () => {
  await send();
  const { body } = await app.inject('/metrics');
  expect(body).toContain('reports{state="received"} 1\n');
  expect(body).toContain('reports{state="accepted"} 0\n');
});
