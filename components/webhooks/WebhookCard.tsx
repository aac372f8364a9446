import { useId, useState, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui';
import type { Webhook } from '@/contracts/webhooks/webhooks';
import { useListNames } from '@/lib/resources/useListNames';
import { copy } from './copy';
import { DeliveryLog } from './DeliveryLog';
import type { WebhookWork } from './useWebhookWork';
import { Item } from './Webhooks.styles';

interface DeleteQuestionProps {
  name: string;
  onKeep: () => void;
  onDelete: () => Promise<void>;
}

/** In place of the buttons, one of which asked. */
function DeleteQuestion({ name, onKeep, onDelete }: DeleteQuestionProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div className="ways" role="group" aria-label={copy.removeAsk(name)}>
      <p>{copy.removeAsk(name)}</p>
      <Button type="button" ref={keep} onClick={onKeep}>
        {copy.removeNo}
      </Button>
      <Button type="button" data-kind="ink" onClick={() => void onDelete()}>
        {copy.removeYes}
      </Button>
    </div>
  );
}

interface WebhookCardProps {
  account: string;
  webhook: Webhook;
  work: WebhookWork;
}

const stateOf = ({ pausedAt, failingSince }: Webhook): keyof typeof copy.state =>
  pausedAt !== null ? 'paused' : failingSince !== null ? 'failing' : 'active';

function stateWords(webhook: Webhook, isListGone: boolean): string {
  const { pausedAt, pauseReason, failingSince, lastSuccessAt, waiting, overlapUntil } = webhook;
  const parts =
    pausedAt !== null && pauseReason !== null
      ? [copy.paused[pauseReason](pausedAt)]
      : [
          failingSince !== null && copy.failingSince(failingSince),
          lastSuccessAt === null ? copy.neverDelivered : copy.delivered(lastSuccessAt),
          waiting > 0 && copy.waiting(waiting),
        ];
  return [isListGone && copy.noList, ...parts, overlapUntil !== null && copy.overlap(overlapUntil)]
    .filter(Boolean)
    .join(' ');
}

/** One webhook: what it does, its log, what can be done. */
export function WebhookCard({ account, webhook, work }: WebhookCardProps) {
  const logId = useId();
  const [open, setOpen] = useState(false);
  const lists = useListNames(account);
  const { id, name, url, list } = webhook;
  const isListGone = list !== null && lists !== undefined && !lists.some((one) => one.id === list);
  const state = stateOf(webhook);
  return (
    <Item aria-label={name}>
      <p className="name">
        {name} <span data-state={state}>{copy.state[state]}</span>
      </p>
      <p className="url">{url}</p>
      <p className="note">{stateWords(webhook, isListGone)}</p>
      <Actions webhook={webhook} work={work}>
        <Button
          type="button"
          aria-label={copy.log.of(name)}
          aria-expanded={open}
          aria-controls={open ? logId : undefined}
          onClick={() => setOpen(!open)}
        >
          {copy.log.open}
        </Button>
      </Actions>
      {open && (
        <DeliveryLog
          id={logId}
          account={account}
          webhook={id}
          name={name}
          paused={state === 'paused'}
        />
      )}
    </Item>
  );
}

interface ActionsProps extends Pick<WebhookCardProps, 'webhook' | 'work'> {
  children: ReactNode;
}

function Actions({ webhook, work, children }: ActionsProps) {
  const [asks, setAsks] = useState(false);
  const { name, pausedAt } = webhook;
  const isPaused = pausedAt !== null;
  if (asks)
    return (
      <DeleteQuestion
        name={name}
        onKeep={() => setAsks(false)}
        onDelete={() => work.remove(webhook)}
      />
    );
  const buttons: [key: string, label: string, full: string, press: () => void][] = [
    ['test', copy.test, copy.testOf(name), () => void work.test(webhook)],
    ['change', copy.change, copy.changeOf(name), () => work.change(webhook)],
    isPaused
      ? ['pause', copy.resume, copy.resumeOf(name), () => void work.pause(webhook, false)]
      : ['pause', copy.pause, copy.pauseOf(name), () => void work.pause(webhook, true)],
    ['rotate', copy.rotate, copy.rotateOf(name), () => void work.rotate(webhook)],
    ['remove', copy.remove, copy.removeOf(name), () => setAsks(true)],
  ];
  return (
    <div className="ways">
      {children}
      {buttons.map(([key, label, full, press]) => (
        <Button
          key={key}
          type="button"
          aria-label={full}
          aria-busy={work.busy === `${key} ${webhook.id}`}
          onClick={press}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
