import { useRef } from 'react';
import { Button, Link } from '@/components/ui';
import { NotYet } from '@/components/ui/page';
import { WEBHOOKS_MAX } from '@/contracts/limits';
import type { Webhook } from '@/contracts/webhooks/webhooks';
import { useWebhooks } from '@/lib/resources/useWebhooks';
import { rareRoutes } from '@/lib/rareRoutes';
import type { SessionUser } from '@/lib/session/sessionStore';
import { copy } from './copy';
import { SecretBox } from './SecretBox';
import { useWebhookWork, type WebhookWork } from './useWebhookWork';
import { WebhookCard } from './WebhookCard';
import { WebhookForm } from './WebhookForm';
import { Items, Lead, Skeleton } from './Webhooks.styles';

/** Alerts sent to the user's own servers. For the owner of the account. */
export function Webhooks({ user }: { user: SessionUser }) {
  const account = user.username;
  const top = useRef<HTMLParagraphElement>(null);
  const webhooks = useWebhooks(account);
  const work = useWebhookWork(webhooks, () => top.current?.focus());
  const { items, error, retry } = webhooks;
  if (!items)
    return (
      <NotYet error={error} words={copy.loading} onRetry={retry}>
        <Skeleton />
      </NotYet>
    );
  const isFull = items.length >= WEBHOOKS_MAX;
  return (
    <>
      <Lead ref={top} tabIndex={-1}>
        {items.length === 0 && `${copy.none} `}
        {isFull && `${copy.full} `}
        <Link href={rareRoutes.webhookGuide}>{copy.how}</Link>
      </Lead>
      <Items>
        {items.map((webhook) => (
          <WebhookCard key={webhook.id} account={account} webhook={webhook} work={work} />
        ))}
      </Items>
      <Opened account={account} items={items} work={work} />
      {!work.shown && !isFull && (
        <Button type="button" onClick={work.add}>
          {copy.add}
        </Button>
      )}
    </>
  );
}

interface OpenedProps {
  account: string;
  /** As they are now: a conflict brings a newer version. */
  items: readonly Webhook[];
  work: WebhookWork;
}

function Opened({ account, items, work }: OpenedProps) {
  const { shown } = work;
  if (!shown) return null;
  if (shown.is === 'secret') return <SecretBox {...shown} onDone={work.close} />;
  const webhook = items.find(({ id }) => id === shown.id);
  return (
    <WebhookForm
      key={webhook?.id ?? 'new'}
      account={account}
      webhook={webhook}
      save={(form) => work.save(form, webhook)}
      onCancel={work.close}
    />
  );
}
