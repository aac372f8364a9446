import type { EndpointOutput } from '@/contracts/endpoint';
import type { ErrorBody } from '@/contracts/errors';
import { fillPath } from '@/contracts/paths';
import type * as endpoints from '@/contracts/webhooks/webhookEndpoints';
import {
  CREATE_WEBHOOK_PATH,
  DELETE_WEBHOOK_PATH,
  PAUSE_WEBHOOK_PATH,
  REPLAY_WEBHOOK_PATH,
  ROTATE_WEBHOOK_PATH,
  TEST_WEBHOOK_PATH,
  UPDATE_WEBHOOK_PATH,
  WEBHOOK_LOG_PATH,
  WEBHOOKS_PATH,
} from '@/contracts/webhooks/webhookPaths';
import type { Webhook, WebhookAttempt, WebhookForm } from '@/contracts/webhooks/webhooks';
import { RequestError } from '@/lib/errors/RequestError';
import { request } from './client';

/** All throw RequestError. */
const post = <T>(path: string, body: object) => request<T>(path, { method: 'POST', body });

export const readWebhooks = async (): Promise<Webhook[]> =>
  (await request<EndpointOutput<typeof endpoints.listWebhooks>>(WEBHOOKS_PATH)).items;

export type CreatedWebhook = EndpointOutput<typeof endpoints.createWebhook>;
export const createWebhook = (form: WebhookForm) => post<CreatedWebhook>(CREATE_WEBHOOK_PATH, form);

/** @throws RequestError 409 with the newer webhook, see newerWebhook */
export const updateWebhook = (change: WebhookForm & Pick<Webhook, 'id' | 'version'>) =>
  post<Webhook>(UPDATE_WEBHOOK_PATH, change);

export const deleteWebhook = (id: string) => post<{ id: string }>(DELETE_WEBHOOK_PATH, { id });
export const pauseWebhook = (id: string, paused: boolean) =>
  post<Webhook>(PAUSE_WEBHOOK_PATH, { id, paused });
export const testWebhook = (id: string) => post<WebhookAttempt>(TEST_WEBHOOK_PATH, { id });
export const replayWebhook = (id: string, delivery: number) =>
  post<{ delivery: number }>(REPLAY_WEBHOOK_PATH, { id, delivery });
export const rotateWebhookSecret = (id: string) =>
  post<EndpointOutput<typeof endpoints.rotateWebhookSecret>>(ROTATE_WEBHOOK_PATH, { id });

export const readWebhookLog = async (id: string): Promise<WebhookAttempt[]> =>
  (
    await request<EndpointOutput<typeof endpoints.readWebhookLog>>(
      fillPath(WEBHOOK_LOG_PATH, { id }),
    )
  ).items;

/** The webhook as it is now, from a refused update. */
export function newerWebhook(error: unknown): Webhook | undefined {
  if (!(error instanceof RequestError) || error.status !== 409) return undefined;
  try {
    const { code, newer } = (JSON.parse(error.body) as ErrorBody).error;
    return code === 'conflict' ? (newer as Webhook) : undefined;
  } catch {
    return undefined;
  }
}
