import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Webhook } from '../../../contracts/webhooks/webhooks';
import * as endpoints from '../../../contracts/webhooks/webhookEndpoints';
import { replayDelivery } from '../alerts';
import type { Store } from '../../db/store';
import { notFound, Problem } from '../../http/problem';
import { userRoute, type UserCaller } from '../../http/route';
import { readLog, recordTest } from './attempts';
import { channelOf, SEND } from './channel';
import { checkUrl, Refused } from '../../safe-fetch/checkedUrl';
import {
  createHook,
  deleteHook,
  getHook,
  listHooks,
  rotateSecret,
  setPaused,
  updateHook,
} from './hooks';
import { TEST_MS } from './limits';
import { testMessage } from './message';
import { openWebhooks, type WebhookClient } from './openWebhooks';
import { postMessage } from './post';

export interface WebhookNeeds {
  store: Store;
  now: () => Date;
  logger: Logger;
  alerts?: { siteUrl: string };
  webhooks?: WebhookClient;
  /** Runs a job soon. */
  send?: (job: string, afterSeconds?: number) => void;
}

/** Paths often have a token. */
const masked = (webhook: Webhook): Webhook => ({
  ...webhook,
  url: `${new URL(webhook.url).origin}/…`,
});

const shownTo = ({ actor }: UserCaller, items: Webhook[]): Webhook[] =>
  actor ? items.map(masked) : items;

/** @throws Problem naming the field */
function assertCallable(url: string | undefined, { allowLoopback }: WebhookClient): void {
  if (url === undefined) return;
  try {
    checkUrl(url, allowLoopback);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { message } = error;
    throw new Problem('invalid-input', 'Some input is not valid.', {
      fields: [{ path: 'body.url', message }],
    });
  }
}

function registerHooks(
  app: FastifyInstance,
  { store: { db }, now }: WebhookNeeds,
  client: WebhookClient,
): void {
  userRoute(app, endpoints.listWebhooks, async (_, caller) => ({
    items: shownTo(caller, await listHooks(db, caller.account, now())),
  }));
  userRoute(app, endpoints.createWebhook, async ({ body }, { account }) => {
    assertCallable(body.url, client);
    return createHook(db, account, body, now());
  });
  userRoute(app, endpoints.updateWebhook, async ({ body }, { account }) => {
    assertCallable(body.url, client);
    return updateHook(db, account, body, now());
  });
  userRoute(app, endpoints.deleteWebhook, async ({ body: { id } }, { account }) => {
    await deleteHook(db, account, id);
    return { id };
  });
  userRoute(app, endpoints.pauseWebhook, ({ body }, { account }) =>
    setPaused(db, account, body, now()),
  );
  userRoute(app, endpoints.rotateWebhookSecret, ({ body: { id } }, { account }) =>
    rotateSecret(db, account, id, now()),
  );
}

function registerDeliveries(
  app: FastifyInstance,
  { store: { db }, now, send }: WebhookNeeds,
  { fetch }: WebhookClient,
): void {
  userRoute(app, endpoints.readWebhookLog, async ({ params: { id } }, { account }) => {
    await getHook(db, account, id);
    return { items: await readLog(db, id) };
  });
  userRoute(app, endpoints.testWebhook, async ({ body: { id } }, { account }) => {
    const hook = await getHook(db, account, id);
    const at = now();
    const message = testMessage(`msg_test_${randomUUID()}`, at);
    const attempt = await postMessage(hook, message, { fetch, now, timeoutMs: TEST_MS });
    return recordTest(db, id, { at, ...attempt });
  });
  userRoute(app, endpoints.replayWebhook, async ({ body: { id, delivery } }, { account }) => {
    const { pausedAt } = await getHook(db, account, id);
    if (pausedAt !== null)
      throw new Problem('invalid-input', 'This webhook is paused. Resume it first.');
    if (!(await replayDelivery(db, { id: delivery, channel: channelOf(id) }, now())))
      throw notFound('This delivery');
    send?.(SEND);
    return { delivery };
  });
}

export function registerWebhookRoutes(app: FastifyInstance, given: WebhookNeeds): void {
  const client =
    given.webhooks ?? openWebhooks({ siteUrl: given.alerts?.siteUrl ?? '', allowLoopback: false });
  registerHooks(app, given, client);
  registerDeliveries(app, given, client);
}
