import { useState } from 'react';
import { Button } from '@/components/ui';
import type { AlertKind } from '@/contracts/alerts/alerts';
import type { WebhookAttempt } from '@/contracts/webhooks/webhooks';
import { errorMessage } from '@/lib/errors/errorMessage';
import { notify } from '@/lib/notices/notices';
import { useWebhookLog } from '@/lib/resources/useWebhooks';
import { copy } from './copy';
import { Log } from './Webhooks.styles';

const words = copy.log;

interface DeliveryLogProps {
  id: string;
  account: string;
  webhook: string;
  name: string;
  /** A paused one gets nothing. */
  paused: boolean;
}

/** The newest try of each delivery. */
const newestOf = (items: readonly WebhookAttempt[]): ReadonlySet<number> =>
  new Set(
    items
      .filter(
        ({ delivery }, index) =>
          delivery !== null && items.findIndex((one) => one.delivery === delivery) === index,
      )
      .map(({ id }) => id),
  );

/** What was sent and what came back, the newest first. */
export function DeliveryLog({ id, account, webhook, name, paused }: DeliveryLogProps) {
  const { items, error, reload, replay } = useWebhookLog(account, webhook);
  const newest = newestOf(items ?? []);
  return (
    <Log id={id} role="group" aria-label={words.of(name)}>
      {error !== undefined ? (
        <p className="error" role="alert">
          {errorMessage(error)}
        </p>
      ) : items === undefined ? (
        <p role="status">{words.loading}</p>
      ) : items.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ol>
          {items.map((attempt) => (
            <AttemptRow
              key={attempt.id}
              attempt={attempt}
              isNewest={newest.has(attempt.id)}
              canReplay={!paused}
              replay={replay}
            />
          ))}
        </ol>
      )}
      <Button type="button" onClick={reload}>
        {error === undefined ? words.reload : copy.retry}
      </Button>
    </Log>
  );
}

interface AttemptRowProps {
  attempt: WebhookAttempt;
  isNewest: boolean;
  canReplay: boolean;
  replay: (delivery: number) => Promise<void>;
}

function AttemptRow({ attempt, isNewest, canReplay, replay }: AttemptRowProps) {
  const [busy, setBusy] = useState(false);
  const { delivery, state, kind, project, at, status, ms, error } = attempt;
  const what = kind === null ? words.test : `${words.kindNames[kind as AlertKind]}, ${project}`;
  const again = async () => {
    if (busy || delivery === null) return;
    setBusy(true);
    try {
      await replay(delivery);
      notify('success', words.replayed);
    } catch (failure) {
      notify('error', errorMessage(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <li>
      <p className="what">
        {what}
        <time dateTime={at}>{copy.minute(at)}</time>
      </p>
      <p className="answer" data-failed={error !== null || undefined}>
        {status === null ? words.noAnswer : <b>{status}</b>} {words.delivered(ms)}
        {error !== null && status === null && `. ${error}`}
        {isNewest && state !== null && words.states[state] !== '' && (
          <span>. {words.states[state]}</span>
        )}
      </p>
      {isNewest && canReplay && state !== 'waiting' && (
        <Button
          type="button"
          aria-label={words.replayOf(what)}
          aria-busy={busy}
          onClick={() => void again()}
        >
          {words.replay}
        </Button>
      )}
    </li>
  );
}
