import useSWR, { useSWRConfig } from 'swr';
import type { Webhook, WebhookAttempt, WebhookForm } from '@/contracts/webhooks/webhooks';
import {
  createWebhook,
  deleteWebhook,
  newerWebhook,
  pauseWebhook,
  readWebhookLog,
  readWebhooks,
  replayWebhook,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@/lib/api/webhooks';
import { WEBHOOK_LOG, WEBHOOKS } from './alertKeys';

const ONCE = { shouldRetryOnError: false, revalidateOnFocus: false } as const;
const nothing = (): void => undefined;

/** All but `retry` throw when they fail. */
export interface Webhooks {
  /** The oldest first; undefined until loaded. */
  items: readonly Webhook[] | undefined;
  error: unknown;
  retry: () => void;
  /** @returns the secret, which no other call has */
  create: (form: WebhookForm) => Promise<{ id: string; secret: string }>;
  /** @throws RequestError 409; the newer one shows then */
  update: (webhook: Webhook, form: WebhookForm) => Promise<void>;
  remove: (id: string) => Promise<void>;
  pause: (id: string, paused: boolean) => Promise<void>;
  /** @returns the new secret, which no other call has */
  rotate: (id: string) => Promise<string>;
  test: (id: string) => Promise<WebhookAttempt>;
}

/** The user's webhooks. @param account keeps two accounts in one tab apart */
export function useWebhooks(account: string): Webhooks {
  const { mutate: mutateAny } = useSWRConfig();
  const { data, error, mutate } = useSWR<Webhook[], unknown>(
    [WEBHOOKS, account],
    readWebhooks,
    ONCE,
  );
  const show = (change: (items: Webhook[]) => Webhook[]) =>
    mutate((items = []) => change(items), { revalidate: false });
  const put = (one: Webhook) =>
    show((items) => items.map((item) => (item.id === one.id ? one : item)));
  return {
    items: data,
    error,
    retry: () => void mutate().catch(nothing),
    create: async (form) => {
      const { id, secret, webhook } = await createWebhook(form);
      await show((items) => [...items, webhook]);
      return { id, secret };
    },
    update: async ({ id, version }, form) => {
      try {
        await put(await updateWebhook({ ...form, id, version }));
      } catch (failure) {
        const newer = newerWebhook(failure);
        if (newer) await put(newer);
        throw failure;
      }
    },
    remove: async (id) => {
      await deleteWebhook(id);
      await show((items) => items.filter((item) => item.id !== id));
    },
    pause: async (id, paused) => {
      await put(await pauseWebhook(id, paused));
    },
    rotate: async (id) => {
      const { secret, overlapUntil } = await rotateWebhookSecret(id);
      await show((items) =>
        items.map((item) => (item.id === id ? { ...item, overlapUntil } : item)),
      );
      return secret;
    },
    test: async (id) => {
      const attempt = await testWebhook(id);
      await mutateAny([WEBHOOK_LOG, account, id]);
      return attempt;
    },
  };
}

export interface WebhookLog {
  /** The newest first; undefined until loaded. */
  items: readonly WebhookAttempt[] | undefined;
  error: unknown;
  reload: () => void;
  /** Throws when it fails. */
  replay: (delivery: number) => Promise<void>;
}

/** What was sent to a webhook, and what came back. */
export function useWebhookLog(account: string, id: string): WebhookLog {
  const { data, error, mutate } = useSWR<WebhookAttempt[], unknown>(
    [WEBHOOK_LOG, account, id],
    () => readWebhookLog(id),
    ONCE,
  );
  return {
    items: data,
    error,
    reload: () => void mutate().catch(nothing),
    replay: async (delivery) => {
      await replayWebhook(id, delivery);
      await mutate();
    },
  };
}
