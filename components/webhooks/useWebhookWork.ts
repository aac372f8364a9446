import { useRef, useState } from 'react';
import type { Webhook, WebhookForm } from '@/contracts/webhooks/webhooks';
import { errorMessage } from '@/lib/errors/errorMessage';
import { notify } from '@/lib/notices/notices';
import type { Webhooks } from '@/lib/resources/useWebhooks';
import { copy } from './copy';

/** What is open above the list. */
export type Shown =
  /** Without an id: a new one. */
  { is: 'form'; id?: string } | { is: 'secret'; name: string; secret: string; replaces: boolean };

export interface WebhookWork {
  /** What runs: its button's key and the webhook's id. */
  busy: string | undefined;
  shown: Shown | undefined;
  close: () => void;
  add: () => void;
  change: (webhook: Webhook) => void;
  /** Throws when it fails. */
  save: (form: WebhookForm, webhook?: Webhook) => Promise<void>;
  test: (webhook: Webhook) => Promise<void>;
  pause: (webhook: Webhook, paused: boolean) => Promise<void>;
  rotate: (webhook: Webhook) => Promise<void>;
  remove: (webhook: Webhook) => Promise<void>;
}

/** In turn, each button once at a time; says why it failed. */
function useRun() {
  const [busy, setBusy] = useState<string>();
  const turns = useRef({ pressed: new Set<string>(), last: Promise.resolve() });
  const run = (key: string, work: () => Promise<void>): Promise<void> => {
    const { pressed, last } = turns.current;
    if (pressed.has(key)) return last;
    pressed.add(key);
    const turn = last.then(async () => {
      setBusy(key);
      try {
        await work();
      } catch (error) {
        notify('error', errorMessage(error));
      } finally {
        pressed.delete(key);
        setBusy(undefined);
      }
    });
    turns.current.last = turn;
    return turn;
  };
  return { busy, run };
}

/** What the buttons do. @param onGone takes the focus of what has left */
export function useWebhookWork(webhooks: Webhooks, onGone: () => void): WebhookWork {
  const { busy, run } = useRun();
  const [shown, setShown] = useState<Shown>();
  const close = () => {
    setShown(undefined);
    onGone();
  };
  return {
    busy,
    shown,
    close,
    add: () => setShown({ is: 'form' }),
    change: ({ id }) => setShown({ is: 'form', id }),
    save: async (form, webhook) => {
      if (webhook) {
        await webhooks.update(webhook, form);
        notify('success', copy.form.saved(form.name));
        close();
        return;
      }
      const { secret } = await webhooks.create(form);
      notify('success', copy.form.added(form.name));
      setShown({ is: 'secret', name: form.name, secret, replaces: false });
    },
    test: ({ id }) =>
      run(`test ${id}`, async () => {
        const { status, ms, error } = await webhooks.test(id);
        if (error === null) notify('success', copy.tested(status, ms));
        else notify('error', copy.testFailed(error));
      }),
    pause: ({ id, name }, paused) =>
      run(`pause ${id}`, async () => {
        await webhooks.pause(id, paused);
        notify('success', paused ? copy.isPaused(name) : copy.isResumed(name));
      }),
    rotate: ({ id, name }) =>
      run(`rotate ${id}`, async () => {
        const secret = await webhooks.rotate(id);
        setShown({ is: 'secret', name, secret, replaces: true });
      }),
    remove: ({ id, name }) =>
      run(`remove ${id}`, async () => {
        await webhooks.remove(id);
        notify('success', copy.removed(name));
        onGone();
      }),
  };
}
