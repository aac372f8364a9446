import { desc, eq, sql } from 'drizzle-orm';
import { logLines } from '../../../testing/logLines';
import { openTestStore } from '../../../testing/store';
import {
  alertChannels,
  collectJobs,
  collectReaders,
  collectSchedules,
  mergeProjects,
} from '../../compose';
import { alertDeliveries, alerts, outbox, ratings } from '../../db/schema';
import type { Store } from '../../db/store';
import { importAndRate } from '../../facts/import/importAndRate';
import { pieces, record } from '../../facts/import/testing/importText';
import type { Carrier } from '../mail';
import { mailModule } from '../mail/module';
import { rateProjects } from '../../ratings';
import { NOON, storeFullProject } from '../../ratings/testing/storeProject';
import { mailLife } from '../../start/setUpMail';
import { catchUp, startWork } from '../../start/startWork';
import { webhooksModule } from '../webhooks/module';
import { openWebhooks } from '../webhooks';
import { hook } from '../webhooks/testing/hooks';
import { startReceiver, status, type Receiver } from '../../safe-fetch/testing/receiver';
import { verify } from '../webhooks/testing/verify';
import { GROUP_MS } from './limits';
import { alertsModule } from './module';
import { subscribe, watch } from './testing/watchers';

const SITE = 'https://plumbline.example';
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const MODULES = [alertsModule, mailModule, webhooksModule];

/** What comes one by one, each awaited without looking again and again. */
class Arrivals<One> {
  readonly all: One[] = [];
  private waiting: (() => void)[] = [];

  add(one: One): void {
    this.all.push(one);
    this.waiting.splice(0).forEach((resume) => resume());
  }

  async until(isThere: (all: readonly One[]) => boolean): Promise<void> {
    while (!isThere(this.all))
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
      });
  }
}

/** The backend's own work: event cursors, queue, schedules. The clock stands until it is set. */
class Backend {
  clock = NOON;
  readonly mails = new Arrivals<{ recipient: string }>();
  private running: Awaited<ReturnType<typeof startWork>> | undefined;

  constructor(private readonly store: Store) {}

  readonly send = (job: string, afterSeconds?: number) => this.running?.send(job, afterSeconds);

  async start(): Promise<void> {
    const { store, mails } = this;
    const now = () => this.clock;
    const { logger } = logLines();
    const carrier: Carrier = {
      outcome: 'shown',
      carry: async (mail) => mails.add(mail),
    };
    const delivery = { db: store.db, now, carrier, life: mailLife(), logger };
    const given = {
      store,
      now,
      logger,
      send: this.send,
      mail: { isShown: true, delivery, wake: () => this.send('mail.deliver') },
      alerts: { siteUrl: SITE },
      alertChannels,
      webhooks: openWebhooks({ siteUrl: SITE, allowLoopback: true }),
    };
    const readers = collectReaders(MODULES, given);
    await catchUp({ store, readers, now, logger }, new AbortController().signal);
    const jobs = collectJobs(MODULES, given);
    const schedules = collectSchedules(MODULES, given);
    this.running = await startWork({ store, now, logger, readers, jobs, schedules, atStart: [] });
  }

  async stop(): Promise<void> {
    await this.running?.stop();
    this.running = undefined;
  }
}

let store: Store;
let receiver: Receiver;
let backend: Backend;
let hookId: string;
const received = new Arrivals<unknown>();

/** As `npm run import`: facts, ratings and events in the database of the running backend. */
const load = (more: object) =>
  importAndRate(store, {
    kind: 'projects',
    source: 'vault.json',
    open: () => pieces(JSON.stringify(record('vault', more))),
    now: backend.clock,
    dryRun: false,
    mergeProjects,
  });
const letter = async () =>
  (
    await store.db
      .select()
      .from(ratings)
      .where(eq(ratings.projectId, 'vault'))
      .orderBy(desc(ratings.id))
      .limit(1)
  )[0]?.letter;
const inbox = async () =>
  (await store.db.select().from(alerts)).map(({ account, kind }) => `${account} ${kind}`).sort();
const DRAINED = {
  incidents: [{ occurredOn: '2026-11-20', title: 'Drained', summary: 'All of it.', source: 's' }],
};
const waiting = () => store.db.$count(alertDeliveries, eq(alertDeliveries.state, 'waiting'));
const hookRows = () =>
  store.db.$count(alertDeliveries, sql`channel = ${`webhook:${hookId}`} and state = 'sent'`);

beforeAll(async () => {
  store = await openTestStore();
  receiver = await startReceiver();
  receiver.reply((response, got) => {
    received.add(got);
    status(204)(response, got);
  });
  backend = new Backend(store);
  await storeFullProject(store.db, 'vault', 1, { name: 'vault' });
  await rateProjects(store, { projectIds: ['vault'], now: NOON });
  await watch(store.db, 'ann', ['vault']);
  await watch(store.db, 'bob', ['vault']);
  await subscribe(store.db, 'ann', { frequency: 'instant' });
  hookId = await hook(store.db, { account: 'ann', url: receiver.url, secret: SECRET });
  await backend.start();
});
afterAll(async () => {
  await backend.stop();
  await receiver.close();
  await store.close();
});

describe('an import that changes the letter of a watched project', () => {
  it('reaches inbox, webhook and mail of the running backend, each once', async () => {
    const before = await letter();
    await load(DRAINED);
    expect(await letter()).not.toBe(before);
    await received.until((all) => all.length > 0);
    const kinds = (await inbox()).filter((one) => one.startsWith('ann'));
    expect(kinds).toContain('ann letter-changed');
    await received.until((all) => all.length === kinds.length);

    const messages = receiver.got.map((got) => verify(got, SECRET, NOON));
    expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
    const [changed] = messages
      .map(({ payload }) => payload as { type: string })
      .filter(({ type }) => type === 'letter-changed');
    expect(changed).toMatchObject({
      data: {
        project: { id: 'vault', name: 'vault', url: `${SITE}/projects/vault` },
        facts: { from: before, to: await letter() },
      },
    });

    backend.clock = new Date(NOON.getTime() + GROUP_MS);
    backend.send('alerts.mail');
    await backend.mails.until((all) => all.length > 0);
    expect(backend.mails.all).toMatchObject([{ recipient: 'ann@example.org' }]);
    const [mail] = await store.db.select().from(outbox);
    expect(mail).toMatchObject({ kind: 'alerts', recipient: 'ann@example.org' });
  });

  it('reaches nobody again when the backend is stopped and started', async () => {
    await backend.stop();
    const [rows, got] = [await inbox(), receiver.got.length];
    expect([await waiting(), await hookRows()]).toEqual([0, got]);
    await backend.start();
    await load({ ...DRAINED, status: 'compromised' });
    await received.until((all) => all.length > got);
    const again = ['ann letter-changed', 'bob letter-changed'];
    expect(await inbox()).toEqual([...rows, ...again].sort());
    expect(receiver.got).toHaveLength(got + 1);
    expect(verify(receiver.got.at(-1)!, SECRET, NOON).payload).toMatchObject({
      data: { text: expect.stringContaining('No longer rated') as string },
    });
  });
});
