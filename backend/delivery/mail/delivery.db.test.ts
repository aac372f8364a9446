import { eq } from 'drizzle-orm';
import type { SMTPServerOptions } from 'smtp-server';
import { logLines } from '../../../testing/logLines';
import { startSmtp, type TestSmtp } from '../../../testing/startSmtp';
import { openTestStore } from '../../../testing/store';
import { outbox } from '../../db/schema';
import type { Store } from '../../db/store';
import { claimMails, CLAIM_MS } from './claims';
import { codeMail } from './codeMail';
import type { CodeKind } from './mail';
import { deliverDue } from './deliverDue';
import { insertMail, listMails } from './outbox';
import { smtpCarrier } from './smtpCarrier';

const LINK = 'https://plumbline.example/auth/login';

const HOUR = 3_600_000;
const LIFE = { 'sign-up': 24 * HOUR, reset: HOUR };
const FROM = { name: 'Plumbline', address: 'mail@plumbline.example' };
const SMTP = {
  host: '127.0.0.1',
  secure: false,
  requireTLS: false,
  ignoreTLS: true,
  auth: undefined,
};

let store: Store;
let smtp: TestSmtp | undefined;
let now: Date;
let log: ReturnType<typeof logLines>;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.db.delete(outbox);
  now = new Date('2026-11-21T12:00:00Z');
  log = logLines();
});
afterEach(async () => {
  await smtp?.close();
  smtp = undefined;
});

const serve = async (options?: SMTPServerOptions, port?: number) =>
  (smtp = await startSmtp(options, port));
const write = (to: string, code = '012345', kind: CodeKind = 'sign-up') =>
  insertMail(store.db, to, codeMail(kind, code, { expiresInSeconds: 86_400, link: LINK }), now);
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const deliver = (
  change: Partial<typeof SMTP> | { auth: { user: string; pass: string } } = {},
  port = smtp!.port,
) =>
  deliverDue(
    {
      db: store.db,
      now: () => now,
      carrier: smtpCarrier({ ...SMTP, port, ...change }, FROM),
      life: LIFE,
      logger: log.logger,
    },
    new AbortController().signal,
  );
const findMail = async (recipient: string) =>
  (await store.db.select().from(outbox).where(eq(outbox.recipient, recipient)))[0]!;
const refuse = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

describe('delivery by SMTP', () => {
  it('adds the headers of a message, and forgets them with its text', async () => {
    await serve();
    const headers = { 'List-Unsubscribe': '<https://plumbline.example/leave/1>' };
    const mail = codeMail('sign-up', '012345', { expiresInSeconds: 86_400, link: LINK });
    const overridden = { ...headers, 'Auto-Submitted': 'no' };
    await insertMail(store.db, 'ada@example.org', { ...mail, headers: overridden }, now);
    await deliver();
    expect(smtp!.received).toMatchObject([
      {
        headers: {
          'list-unsubscribe': headers['List-Unsubscribe'],
          'auto-submitted': 'auto-generated',
        },
      },
    ]);
    expect(await findMail('ada@example.org')).toMatchObject({ headers: null, text: '' });
  });

  it('delivers a message with sender, recipient, subject, text and HTML, and clears the code from the store', async () => {
    await serve();
    await write('someone@example.com');
    expect(await deliver()).toBe(1);
    const written = codeMail('sign-up', '012345', { expiresInSeconds: 86_400, link: LINK });
    expect(smtp!.received).toEqual([
      {
        from: 'mail@plumbline.example',
        to: ['someone@example.com'],
        text: expect.stringContaining(written.text.trim()) as string,
        html: expect.stringContaining(written.html) as string,
        headers: expect.objectContaining({
          from: 'Plumbline <mail@plumbline.example>',
          to: 'someone@example.com',
          subject: '012345 is your Plumbline verification code',
          date: 'Sat, 21 Nov 2026 12:00:00 +0000',
          'auto-submitted': 'auto-generated',
          'message-id': expect.stringMatching(/^<[0-9a-f]{32}@plumbline.example>$/) as string,
        }) as Record<string, string>,
      },
    ]);
    expect(await findMail('someone@example.com')).toMatchObject({
      sentAt: now.toISOString(),
      attempts: 1,
      subject: '',
      text: '',
      html: '',
      lastError: null,
      nextAttemptAt: null,
    });
    expect(await listMails(store.db)).toEqual([]);
    expect(await deliver()).toBe(0);
  });

  it('logs which message it was, without its reader or code', async () => {
    await serve({
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('gone') ? refuse(550, '5.1.1 gone@example.com is not here') : null),
    });
    await write('someone@example.com');
    await write('gone@example.com', '543210');
    await deliver();
    expect(log.lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          msg: 'message delivered',
          mail: (await findMail('someone@example.com')).id,
          kind: 'sign-up',
          attempts: 1,
        }),
        expect.objectContaining({
          msg: 'message not delivered',
          mail: (await findMail('gone@example.com')).id,
          givenUp: true,
        }),
      ]),
    );
    expect(JSON.stringify(log.lines)).not.toMatch(/example\.com|012345|543210/);
  });

  it('gives up at once on a permanent refusal, and clears it', async () => {
    await serve({
      onRcptTo: (_address, _session, done) =>
        done(refuse(550, '5.1.1 gone@example.com is not here')),
    });
    await write('gone@example.com');
    await deliver();
    expect(await findMail('gone@example.com')).toMatchObject({
      sentAt: null,
      nextAttemptAt: null,
      subject: '',
      text: '',
      html: '',
      lastError: 'EENVELOPE, RCPT TO, 550, 5.1.1',
    });
    pass(HOUR);
    expect(await deliver()).toBe(0);
  });

  it.each([
    'not an address',
    'a@example.com\r\nRCPT TO:<b@example.com>',
    'a@example.com, b@example.com',
    '"a" <b@example.com>',
  ])('never sends to what is not one address: %j', async (to) => {
    await serve();
    await write(to);
    await deliver();
    expect(smtp!.received).toEqual([]);
    expect(await findMail(to)).toMatchObject({
      nextAttemptAt: null,
      text: '',
      lastError: 'recipient is no address',
    });
  });

  it.each([
    [
      'puts off',
      {
        onRcptTo: (_a: unknown, _s: unknown, done: (error: Error) => void) =>
          done(refuse(451, '4.7.1 greylisted')),
      },
      'EENVELOPE, RCPT TO, 451, 4.7.1',
    ],
    [
      'does not take the sender',
      {
        onMailFrom: (_a: unknown, _s: unknown, done: (error: Error) => void) =>
          done(refuse(553, '5.7.1 not yours')),
      },
      'EENVELOPE, MAIL FROM, 553, 5.7.1',
    ],
  ])('tries again when the server %s', async (_, options, lastError) => {
    await serve(options as SMTPServerOptions);
    await write('someone@example.com');
    await deliver();
    expect(await findMail('someone@example.com')).toMatchObject({
      attempts: 1,
      lastError,
      nextAttemptAt: '2026-11-21T12:00:01.000Z',
    });
    expect((await listMails(store.db))[0]?.text).toContain('012345');
  });

  it('tries again with growing pauses while the server is down, until it is up', async () => {
    const { port, close } = await startSmtp();
    await close();
    await write('someone@example.com');
    for (const [attempts, nextAttemptAt] of [
      [1, '2026-11-21T12:00:01.000Z'],
      [2, '2026-11-21T12:00:03.000Z'],
      [3, '2026-11-21T12:00:07.000Z'],
    ] as const) {
      expect(await deliver({}, port)).toBe(1);
      expect(await deliver({}, port)).toBe(0);
      expect(await findMail('someone@example.com')).toMatchObject({
        attempts,
        nextAttemptAt,
        lastError: 'ESOCKET, CONN, ECONNREFUSED',
        sentAt: null,
      });
      now = new Date(nextAttemptAt);
    }
    await serve({}, port);
    expect(await deliver()).toBe(1);
    expect((await smtp!.next()).headers.subject).toBe('012345 is your Plumbline verification code');
    expect(await findMail('someone@example.com')).toMatchObject({
      attempts: 4,
      sentAt: now.toISOString(),
    });
  });

  it('signs in where configured, and tries again when the password is refused', async () => {
    await serve({
      onAuth: ({ username, password }, _session, done) =>
        done(username === 'us@er' && password === 'p:a' ? null : refuse(535, '5.7.8 no'), {
          user: 1,
        }),
    });
    await write('someone@example.com');
    await deliver({ auth: { user: 'us@er', pass: 'wrong' } });
    expect(await findMail('someone@example.com')).toMatchObject({
      lastError: expect.stringMatching(/^EAUTH, AUTH PLAIN, 535/) as string,
      text: expect.stringContaining('012345') as string,
    });
    pass(1_000);
    await deliver({ auth: { user: 'us@er', pass: 'p:a' } });
    expect((await smtp!.next()).to).toEqual(['someone@example.com']);
  });

  it('sends no code, and no password, to a server that should encrypt and does not', async () => {
    await serve();
    await write('someone@example.com');
    await deliver({ requireTLS: true, ignoreTLS: false });
    expect(smtp!.received).toEqual([]);
    expect(await findMail('someone@example.com')).toMatchObject({
      attempts: 1,
      lastError: expect.stringContaining('ETLS') as string,
    });
  });
});

describe('claims', () => {
  it('let several processes at once send every message once', async () => {
    await serve();
    const people = Array.from({ length: 23 }, (_, index) => `person.${index}@example.com`);
    for (const person of people) await write(person);
    const runProcess = async () => {
      while ((await deliver()) > 0);
    };
    await Promise.all([runProcess(), runProcess(), runProcess()]);
    expect(smtp!.received.map(({ to }) => to[0]).sort()).toEqual([...people].sort());
  });

  it("expire, so that a killed process's message is sent again, as the same message", async () => {
    await serve();
    await write('someone@example.com');
    await deliver();
    const { 'message-id': id } = (await smtp!.next()).headers;
    // Killed after the hand-over, before recording it.
    const lost = codeMail('sign-up', '012345', { expiresInSeconds: 86_400, link: LINK });
    await store.db.update(outbox).set({ ...lost, sentAt: null, attempts: 0 });
    expect(await claimMails(store.db, { now, life: LIFE, most: 5 })).toHaveLength(1);
    pass(CLAIM_MS - 1);
    expect(await deliver()).toBe(0);
    pass(1);
    expect(await deliver()).toBe(1);
    expect((await smtp!.next()).headers['message-id']).toBe(id);
  });

  it('skip messages whose code has expired: a reset after an hour, a sign-up after a day', async () => {
    await write('forgetful@example.com', '111111', 'reset');
    await write('new@example.com', '222222', 'sign-up');
    const due = async () =>
      (await claimMails(store.db, { now, life: LIFE, most: 5 })).map(({ recipient }) => recipient);
    pass(HOUR);
    expect(await due()).toEqual(['new@example.com']);
    pass(23 * HOUR);
    expect(await due()).toEqual([]);
  });

  it('skip messages replaced by a newer code, and send the newer one', async () => {
    await serve();
    await write('someone@example.com', '111111');
    await write('someone@example.com', '222222');
    await write('someone@example.com', '333333', 'reset');
    await write('another@example.com', '444444');
    while ((await deliver()) > 0);
    expect(smtp!.received.map(({ headers }) => headers.subject!.slice(0, 6)).sort()).toEqual([
      '222222',
      '333333',
      '444444',
    ]);
  });

  it('take new messages before those that failed', async () => {
    const { port, close } = await startSmtp();
    await close();
    await write('late@example.com');
    await deliver({}, port);
    pass(HOUR);
    await write('new@example.com');
    expect(
      (await claimMails(store.db, { now, life: LIFE, most: 1 })).map(({ recipient }) => recipient),
    ).toEqual(['new@example.com']);
  });
});
