import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { killedAtCommit } from '../../../testing/killedAtCommit';
import { logLines } from '../../../testing/logLines';
import { startPost } from '../../../testing/startPost';
import { startSmtp } from '../../../testing/startSmtp';
import { openTestStore } from '../../../testing/store';
import { asWebTier, CREDENTIAL } from '../../../testing/webTier';
import { createApp } from '../../createApp';
import { outbox, quoteRequests, rateWindows } from '../../db/schema';
import type { Store } from '../../db/store';
import { setUpMail } from '../../start/setUpMail';
import { QUOTE_KEPT_MS, QUOTE_MAIL_MS } from './limits';
import { insertQuote } from './insertQuote';
import { deleteQuote, listQuotes, pruneQuotes } from './quotes';

const FROM = { name: 'Plumbline', address: 'mail@plumbline.example' };
const READER = { to: 'quotes@plumbline.example', siteUrl: 'https://plumbline.example' };
const FORM = {
  name: 'Ada Lovelace',
  email: 'ada@engine.example',
  project: 'Engine',
  website: 'https://engine.example',
  service: 'pentest' as const,
  message: 'Hello.\nTwo lines.',
};

let now = new Date('2026-11-21T12:10:00Z');
let store: Store;
let app: FastifyInstance;
let woken = 0;
let log: ReturnType<typeof logLines>;
async function serve(quotes?: typeof READER): Promise<void> {
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
    quotes,
  });
}
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(async () => {
  await app.close();
  await store.close();
});
beforeEach(async () => {
  [now, woken, log] = [new Date('2026-11-21T12:10:00Z'), 0, logLines()];
  await store.db.delete(quoteRequests);
  await store.db.delete(outbox);
  await store.db.delete(rateWindows);
  await serve(READER);
});

let addresses = 0;
const send = (change: object = {}, address = `address-${(addresses += 1)}`, ownPage = true) =>
  app.inject({
    method: 'POST',
    url: '/api/quote',
    payload: { id: randomUUID(), ...FORM, ...change },
    headers: asWebTier({ 'x-address-key': address, ...(ownPage && { 'x-own-page': '1' }) }),
  });
const requests = () => store.db.select().from(quoteRequests);
const mails = () => store.db.select().from(outbox);

describe('a request for a quote', () => {
  it('is stored with the message about it, and wakes the delivery', async () => {
    const id = randomUUID();
    const answer = await send({ id });
    expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
      200,
      { accepted: true },
      'no-store',
    ]);
    expect(await requests()).toEqual([
      { id, ...FORM, createdAt: now.toISOString(), mailId: expect.any(Number) as number },
    ]);
    expect(await mails()).toMatchObject([
      {
        kind: 'quote',
        recipient: READER.to,
        replyTo: FORM.email,
        subject: 'Request for a quote: Penetration Testing for Engine',
        sentAt: null,
      },
    ]);
    expect(woken).toBe(1);
  });

  it('is stored alone where there is no address for it', async () => {
    await serve();
    expect((await send()).statusCode).toBe(200);
    expect(await requests()).toMatchObject([{ mailId: null }]);
    expect(await mails()).toEqual([]);
  });

  it('is stored once, however often it is sent, one after another or at once', async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send({ id }, 'one')));
    answers.push(await send({ id }, 'one'), await send({ id }, 'one'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect([(await requests()).length, (await mails()).length]).toEqual([1, 1]);
  });

  it('leaves nothing when killed between the request and the message', async () => {
    await expect(
      insertQuote(killedAtCommit(store.db), randomUUID(), FORM, READER, now),
    ).rejects.toThrow('killed');
    expect([await requests(), await mails()]).toEqual([[], []]);
  });

  it.each([
    ['from another site', {}, false, 403],
    ['without an address', { email: '' }, true, 400],
    ['with a header in its name', { name: 'Ada\r\nBcc: eve@example.com' }, true, 400],
    ['for something else', { service: 'haircut' }, true, 400],
    ['without an id', { id: undefined }, true, 400],
    ['of a megabyte', { message: 'x'.repeat(1_000_000) }, true, 413],
  ])('%s is refused', async (_, change, ownPage, status) => {
    expect((await send(change, undefined, ownPage)).statusCode).toBe(status);
    expect(await requests()).toEqual([]);
  });

  it('names the fields that are wrong', async () => {
    const { fields } = (await send({ email: 'ada', website: 'javascript:alert(1)' })).json<{
      error: { fields: object[] };
    }>().error;
    expect(fields).toEqual([
      { path: 'body.email', message: 'Invalid email.' },
      { path: 'body.website', message: 'Please enter an address like https://example.com' },
    ]);
  });

  it('that a bot filled in is thanked for, and not stored', async () => {
    const answer = await send({ subject: 'Cheap pills' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { accepted: true }]);
    expect([await requests(), await mails(), await store.db.select().from(rateWindows)]).toEqual([
      [],
      [],
      [],
    ]);
    expect(
      log.lines.filter(({ msg }) => msg === 'a request for a quote was filled in by a machine'),
    ).toHaveLength(1);
    expect(JSON.stringify(log.lines)).not.toMatch(/ada@|Lovelace|pills/);
  });

  it('leaves nothing of people in the log', async () => {
    await send();
    expect(JSON.stringify(log.lines)).not.toMatch(/ada|Engine|quotes@/i);
  });
});

describe('the limit of an address', () => {
  it('is five an hour; one that is stored already is not counted', async () => {
    const id = randomUUID();
    for (const change of [{ id }, { id }, {}, {}, {}, {}])
      expect((await send(change, 'office')).statusCode).toBe(200);
    const sixth = await send({}, 'office');
    expect([
      sixth.statusCode,
      sixth.json<{ error: { code: string } }>().error.code,
      sixth.headers['retry-after'],
    ]).toEqual([429, 'rate-limited', '3000']);
    expect((await send({ id }, 'office')).statusCode).toBe(200);
    expect((await send({}, 'elsewhere')).statusCode).toBe(200);
    now = new Date('2026-11-21T13:00:00Z');
    // A new app has a new count for the minute.
    await serve(READER);
    expect((await send({}, 'office')).statusCode).toBe(200);
  });

  it('holds for many at once', async () => {
    const statuses = (await Promise.all(Array.from({ length: 9 }, () => send({}, 'crowd')))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(await requests()).toHaveLength(5);
  });
});

describe('the message', () => {
  it('is sent with any user pool, replies go to the sender, and it then leaves the outbox', async () => {
    const smtp = await startSmtp();
    const post = setUpMail({
      db: store.db,
      now: () => now,
      logger: log.logger,
      settings: {
        smtp: {
          host: '127.0.0.1',
          port: smtp.port,
          secure: false,
          requireTLS: false,
          ignoreTLS: true,
          auth: undefined,
        },
        from: FROM,
        siteUrl: READER.siteUrl,
        shownAt: undefined,
      },
    });
    const mail = await startPost(store, post);
    await app.close();
    app = await createApp({
      store,
      now: () => now,
      logger: log.logger,
      mail,
      quotes: READER,
      credentials: [CREDENTIAL],
    });
    // Unlike with codes, a newer message does not void the older one.
    await send({ project: 'First' });
    await send({ project: 'Second' });
    const received = [await smtp.next(), await smtp.next()];
    expect(received.map(({ headers }) => headers.subject).sort()).toEqual([
      'Request for a quote: Penetration Testing for First',
      'Request for a quote: Penetration Testing for Second',
    ]);
    expect(received[0]).toMatchObject({
      to: [READER.to],
      headers: { 'reply-to': FORM.email, from: 'Plumbline <mail@plumbline.example>' },
    });
    await mail.idle();
    await mail.stop();
    await smtp.close();
    expect((await mails()).map(({ text, replyTo }) => [text, replyTo])).toEqual([
      ['', null],
      ['', null],
    ]);
    expect((await listQuotes(store.db, 10)).map(({ mail: state }) => state)).toEqual([
      'sent',
      'sent',
    ]);
  });
});

describe('what is stored', () => {
  it('is listed newest first, with what became of its message', async () => {
    await send({ project: 'Waiting' });
    now = new Date('2026-11-21T12:20:00Z');
    await send({ project: 'Refused' });
    await store.db
      .update(outbox)
      .set({ text: '', lastError: 'EENVELOPE, RCPT TO, 550' })
      .where(eq(outbox.createdAt, now.toISOString()));
    await serve();
    now = new Date('2026-11-21T12:30:00Z');
    await send({ project: 'Unmailed' });
    expect(
      (await listQuotes(store.db, 10)).map(({ project, mail, mailError }) => [
        project,
        mail,
        mailError,
      ]),
    ).toEqual([
      ['Unmailed', 'none', null],
      ['Refused', 'given up', 'EENVELOPE, RCPT TO, 550'],
      ['Waiting', 'waiting', null],
    ]);
    expect(await listQuotes(store.db, 1)).toEqual([
      expect.objectContaining({ project: 'Unmailed' }),
    ]);
  });

  it('is deleted together with its message', async () => {
    const id = randomUUID();
    await send({ id });
    await send();
    expect([await deleteQuote(store.db, id), await deleteQuote(store.db, id)]).toEqual([
      true,
      false,
    ]);
    expect([(await requests()).length, (await mails()).length]).toEqual([1, 1]);
  });

  it('expires: the undelivered message after a week, the request after half a year', async () => {
    await send();
    const after = (ms: number) => new Date(now.getTime() + ms);
    expect(await pruneQuotes(store.db, after(QUOTE_MAIL_MS - 1))).toBe(0);
    expect(await pruneQuotes(store.db, after(QUOTE_MAIL_MS + 1))).toBe(1);
    expect(await mails()).toMatchObject([{ text: '', html: '', subject: '', replyTo: null }]);
    expect(await pruneQuotes(store.db, after(QUOTE_KEPT_MS - 1))).toBe(0);
    expect(await pruneQuotes(store.db, after(QUOTE_KEPT_MS + 1))).toBe(1);
    expect([await requests(), await mails()]).toEqual([[], []]);
  });
});
