import { createServer, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { logLines } from '../../testing/logLines';
import { startPost, type Post } from '../../testing/startPost';
import { startSmtp, type TestSmtp } from '../../testing/startSmtp';
import { openTestStore } from '../../testing/store';
import { asWebTier, CREDENTIAL } from '../../testing/webTier';
import { SETTINGS } from '../../testing/user-pool/startTestPool';
import { createApp } from '../createApp';
import { outbox, poolUsers, rateWindows } from '../db/schema';
import type { Store } from '../db/store';
import { openPool } from '../users/identity/openPool';
import type { MailNeeds } from '../delivery/mail/routes';
import type { MailSettings } from '../delivery/mail/settings';
import { smtpCarrier } from '../delivery/mail/smtpCarrier';
import { setUpMail, type MailOptions } from './setUpMail';

const NOW = new Date('2026-11-21T12:00:00Z');
const now = () => NOW;
const FROM = { name: 'Plumbline', address: 'mail@plumbline.example' };
const HERE: MailSettings = {
  smtp: undefined,
  from: FROM,
  siteUrl: undefined,
  shownAt: 'http://localhost:3000/dev/outbox',
};
const smtpAt = (port: number) => ({
  host: '127.0.0.1',
  port,
  secure: false,
  requireTLS: false,
  ignoreTLS: true,
  auth: undefined,
});

let store: Store;
let app: FastifyInstance | undefined;
let postman: Post | undefined;
let smtp: TestSmtp | undefined;
let log: ReturnType<typeof logLines>;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.db.delete(outbox);
  await store.db.delete(poolUsers);
  await store.db.delete(rateWindows);
  log = logLines();
});
afterEach(async () => {
  await app?.close();
  await postman?.stop();
  await smtp?.close();
  [app, postman, smtp] = [undefined, undefined, undefined];
});

const start = async (options: Omit<MailOptions, 'db' | 'now' | 'logger'>): Promise<Post> => {
  const post = setUpMail({ db: store.db, now, logger: log.logger, ...options });
  return startPost(store, post);
};

async function serve(mail: MailNeeds['mail']): Promise<FastifyInstance> {
  app = await createApp({
    credentials: [CREDENTIAL],
    store,
    now,
    logger: log.logger,
    pool: await openPool(store, SETTINGS, now),
    mail,
  });
  return app;
}
const signUp = (Username: string) =>
  app!.inject({
    method: 'POST',
    url: '/cognito-idp/',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
    },
    payload: JSON.stringify({ ClientId: SETTINGS.clientId, Username, Password: 'correct horse 7' }),
  });
const read = async (query = '') => {
  const response = await app!.inject({
    url: `/internal/outbox${query}`,
    headers: asWebTier(),
  });
  return {
    status: response.statusCode,
    cache: response.headers['cache-control'],
    to: response.json<{ items?: { to: string }[] }>().items?.map(({ to }) => to),
  };
};
function terminal() {
  let hear: (line: string) => void;
  const heard = new Promise<string>((resolve) => {
    hear = resolve;
  });
  return { say: (line: string) => hear(line), heard };
}

describe('a message of the pool', () => {
  it('is sent as soon as the call that wrote it ends', async () => {
    smtp = await startSmtp();
    postman = await startPost(store, {
      delivery: {
        db: store.db,
        now,
        carrier: smtpCarrier(smtpAt(smtp.port), FROM),
        life: { 'sign-up': 1_000, reset: 1_000 },
        logger: log.logger,
      },
    });
    await postman.idle();
    await serve({ wake: postman.wake, isShown: false });
    expect((await signUp('someone@example.com')).statusCode).toBe(200);
    expect(await smtp.next()).toMatchObject({
      to: ['someone@example.com'],
      headers: {
        subject: expect.stringMatching(/^\d{6} is your Plumbline verification code$/) as string,
      },
    });
  });

  it('that waited for a start is sent at the start', async () => {
    await serve(undefined);
    await signUp('someone@example.com');
    smtp = await startSmtp();
    postman = await start({ settings: { ...HERE, shownAt: undefined, smtp: smtpAt(smtp.port) } });
    expect((await smtp.next()).to).toEqual(['someone@example.com']);
  });

  it('is shown at the terminal of a local site, whatever the log level, and stays in the outbox', async () => {
    const { say, heard } = terminal();
    log.logger.level = 'silent';
    const mail = await start({ settings: HERE, say });
    postman = mail;
    await serve(mail);
    await signUp('someone@example.com');
    expect(await heard).toMatch(
      /^Mail for someone@example\.com, not sent: \d{6} is your Plumbline verification code \(http:\/\/localhost:3000\/dev\/outbox\)$/,
    );
    await mail.stop();
    expect(await store.db.select().from(outbox)).toMatchObject([
      {
        recipient: 'someone@example.com',
        sentAt: null,
        nextAttemptAt: null,
        text: expect.stringMatching(/\d{6}/) as string,
      },
    ]);
  });

  it('that was shown is not shown again after a restart, nor sent when SMTP is set later', async () => {
    const first = terminal();
    const mail = await start({ settings: HERE, say: first.say });
    await serve(mail);
    await signUp('someone@example.com');
    await first.heard;
    await mail.stop();
    smtp = await startSmtp();
    for (const settings of [HERE, { ...HERE, shownAt: undefined, smtp: smtpAt(smtp.port) }]) {
      const lines: string[] = [];
      const again = await start({ settings, say: (line) => lines.push(line) });
      await again.idle();
      await again.stop();
      expect(lines).toEqual([]);
    }
    expect(smtp.received).toEqual([]);
  });

  it('reaches no one on a public site without SMTP, which logs that once', async () => {
    const lines: string[] = [];
    const mail = await start({
      settings: { ...HERE, shownAt: undefined },
      say: (line) => lines.push(line),
    });
    postman = mail;
    await serve(mail);
    await signUp('someone@example.com');
    expect(lines).toEqual([]);
    expect(log.lines.filter(({ level }) => level === 'warn')).toMatchObject([
      { msg: 'SMTP_URL is not set: no one gets the codes of the embedded user pool' },
    ]);
    expect((await read()).status).toBe(404);
  });

  it.each([
    [['codes'] as const, ['SMTP_URL is not set: no one gets the codes of the embedded user pool']],
    [['quotes'] as const, ['SMTP_URL is not set: requests for a quote are stored but not mailed']],
    [['reports'] as const, ['SMTP_URL is not set: reports are stored but not mailed']],
    [[] as const, []],
  ])('that is written there (%j) is what the warning is about', async (writes, warnings) => {
    postman = await start({ settings: { ...HERE, shownAt: undefined }, writes });
    expect(log.lines.map(({ msg }) => msg)).toEqual(warnings);
  });
});

describe('GET /internal/outbox', () => {
  it('reads the newest messages, all or those of an address in any case, and is not cached', async () => {
    await serve({ wake: () => undefined, isShown: true });
    for (const person of ['a@example.com', 'B@example.com', 'c@example.com']) await signUp(person);
    expect(await read()).toEqual({
      status: 200,
      cache: 'no-store',
      to: ['c@example.com', 'B@example.com', 'a@example.com'],
    });
    expect((await read('?to=b@EXAMPLE.com')).to).toEqual(['B@example.com']);
    expect((await read('?to=')).to).toHaveLength(3);
    expect((await read('?to=nobody@example.com')).to).toEqual([]);
    expect((await read(`?to=${'x'.repeat(201)}`)).status).toBe(400);
  });

  it.each([
    ['another name', { headers: asWebTier({ host: 'plumbline.example' }) }],
    ['a name that leads here', { headers: asWebTier({ host: '127.0.0.1.nip.io:3001' }) }],
    ['a neighbor', { headers: asWebTier(), remoteAddress: '192.168.1.5' }],
    ['a proxy', { headers: asWebTier({ 'x-forwarded-for': '203.0.113.7' }) }],
  ])('answers nobody by way of %s', async (_, asked) => {
    await serve({ wake: () => undefined, isShown: true });
    const response = await app!.inject({ url: '/internal/outbox', ...asked });
    expect(response.statusCode).toBe(404);
  });

  it('gives twenty at most', async () => {
    await serve({ wake: () => undefined, isShown: true });
    const row = { kind: 'reset', subject: 'x', text: 'x', html: 'x', createdAt: NOW.toISOString() };
    await store.db
      .insert(outbox)
      .values(
        Array.from({ length: 25 }, (_, index) => ({ ...row, recipient: `${index}@example.com` })),
      );
    const { to } = await read();
    expect(to).toHaveLength(20);
    expect(to?.[0]).toBe('24@example.com');
  });

  it('exists where messages are shown, with any user pool, and not where they are sent', async () => {
    await serve({ wake: () => undefined, isShown: false });
    expect((await read()).status).toBe(404);
    await app!.close();
    app = await createApp({
      credentials: [CREDENTIAL],
      store,
      now,
      logger: log.logger,
      mail: { wake: () => undefined, isShown: true },
    });
    expect((await read()).status).toBe(200);
  });
});

describe('the delivery', () => {
  it('stops in time although the mail server hangs, and the message goes out later', async () => {
    let connected: () => void;
    const isConnected = new Promise<void>((resolve) => {
      connected = resolve;
    });
    const silent = createServer(() => connected());
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    await serve(undefined);
    await signUp('someone@example.com');
    postman = await startPost(store, {
      delivery: {
        db: store.db,
        now,
        carrier: smtpCarrier(smtpAt((silent.address() as AddressInfo).port), FROM),
        life: { 'sign-up': 1_000, reset: 1_000 },
        logger: log.logger,
      },
    });
    await isConnected;
    await postman.stop();
    silent.close();
    expect(await store.db.select().from(outbox)).toMatchObject([
      { attempts: 1, lastError: 'EABORT', nextAttemptAt: '2026-11-21T12:00:01.000Z' },
    ]);
    expect(log.lines.filter(({ msg }) => msg === 'message not delivered')).toHaveLength(1);
  });

  it('outlives a store that does not answer, and tries again', async () => {
    const broken = new Proxy(store.db, {
      get: () => {
        throw new Error('the store is down');
      },
    });
    postman = await startPost(store, {
      delivery: {
        db: broken,
        now,
        carrier: smtpCarrier(smtpAt(9), FROM),
        life: { 'sign-up': 1, reset: 1 },
        logger: log.logger,
      },
    });
    await postman.idle();
    // On a slow machine the next try may have come and gone.
    expect(new Set(log.lines.map(({ level, msg }) => `${level}: ${msg}`))).toEqual(
      new Set(['warn: job failed, and is tried again']),
    );
  });
});
