import * as yup from 'yup';
import { defineEndpoint } from '../endpoint';
import { audited, notWhileActing, signedIn } from '../http/guards';
import { WEBHOOK_LOG, WEBHOOK_OVERLAP_HOURS } from '../limits';
import { instant, list, orNull } from '../schemas';
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
} from './webhookPaths';
import {
  webhookAttemptSchema,
  webhookChange,
  webhookForm,
  webhookId,
  webhookSchema,
} from './webhooks';

const read = { method: 'GET', public: false, sameOriginOnly: true, guards: [signedIn] } as const;
/** Where alerts go, and by which secret, is for the owner alone. */
const write = {
  ...read,
  method: 'POST',
  perMinute: 60,
  guards: [signedIn, notWhileActing],
} as const;

const byId = () => yup.object({ id: webhookId().required() });
const ofWebhook = ({ id }: { id: string }) => id;

const secretSchema = yup.object({
  id: yup.string().required(),
  /** `whsec_` and 32 random bytes in base64. */
  secret: yup.string().required(),
  /** Until then the secret before the last rotation signs too. */
  overlapUntil: orNull(instant()),
});

export const listWebhooks = defineEndpoint({
  ...read,
  id: 'listWebhooks',
  path: WEBHOOKS_PATH,
  output: yup.object({ items: list(webhookSchema) }),
  summary: "The user's webhooks, the oldest first.",
});

export const createWebhook = defineEndpoint({
  ...write,
  id: 'createWebhook',
  path: CREATE_WEBHOOK_PATH,
  perMinute: 20,
  guards: [signedIn, notWhileActing, audited('webhook-created', ofWebhook)],
  body: webhookForm,
  output: secretSchema.shape({ webhook: webhookSchema }),
  summary: 'Makes a webhook. The answer alone has its secret.',
});

export const updateWebhook = defineEndpoint({
  ...write,
  id: 'updateWebhook',
  path: UPDATE_WEBHOOK_PATH,
  body: webhookChange,
  output: webhookSchema,
  summary:
    'Changes a webhook. 409 with the newer one in `error.newer` if `version` is not the current one.',
});

export const deleteWebhook = defineEndpoint({
  ...write,
  id: 'deleteWebhook',
  path: DELETE_WEBHOOK_PATH,
  guards: [signedIn, notWhileActing, audited('webhook-deleted', ofWebhook)],
  body: byId(),
  output: yup.object({ id: yup.string().required() }),
  summary: 'Deletes a webhook with its secret and its log; what waits is not sent.',
});

export const pauseWebhook = defineEndpoint({
  ...write,
  id: 'pauseWebhook',
  path: PAUSE_WEBHOOK_PATH,
  body: byId().shape({ paused: yup.boolean().required() }),
  output: webhookSchema,
  summary: 'Pauses a webhook, or resumes it. A paused one gets nothing, and nothing waits for it.',
});

export const testWebhook = defineEndpoint({
  ...write,
  id: 'testWebhook',
  path: TEST_WEBHOOK_PATH,
  perMinute: 10,
  body: byId(),
  output: webhookAttemptSchema,
  summary: 'Sends a test now, and says what came back.',
});

export const replayWebhook = defineEndpoint({
  ...write,
  id: 'replayWebhook',
  path: REPLAY_WEBHOOK_PATH,
  perMinute: 30,
  body: byId().shape({ delivery: yup.number().integer().min(1).required() }),
  output: yup.object({ delivery: yup.number().integer().required() }),
  summary: 'Sends a delivery again, under the same id.',
});

export const rotateWebhookSecret = defineEndpoint({
  ...write,
  id: 'rotateWebhookSecret',
  path: ROTATE_WEBHOOK_PATH,
  perMinute: 20,
  guards: [signedIn, notWhileActing, audited('webhook-secret-rotated', ofWebhook)],
  body: byId(),
  output: secretSchema,
  summary: `Makes a new secret, which only this answer has. For ${WEBHOOK_OVERLAP_HOURS} hours each delivery is signed with both.`,
});

export const readWebhookLog = defineEndpoint({
  ...read,
  id: 'readWebhookLog',
  path: WEBHOOK_LOG_PATH,
  params: byId(),
  output: yup.object({ items: list(webhookAttemptSchema) }),
  summary: `The last ${WEBHOOK_LOG} attempts of a webhook, the newest first.`,
});
