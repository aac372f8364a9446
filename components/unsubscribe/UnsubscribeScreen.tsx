import { Button, Link } from '@/components/ui';
import type { SsoSettings } from '@/contracts/alerts/alertEndpoints';
import { ONE_CLICK_PATH } from '@/contracts/alerts/alerts';
import { fillPath } from '@/contracts/paths';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { Page, Sheet } from './Unsubscribe.styles';

export interface UnsubscribeScreenProps {
  id: string;
  /** Null: this network asked too often. */
  subscription: Pick<SsoSettings, 'email' | 'frequency' | 'unsubscribedAt'> | null;
}

/** Works without scripts; the fields are those of a mail program. */
function Form({ id }: { id: string }) {
  return (
    <form method="post" action={fillPath(ONE_CLICK_PATH, { id })}>
      <input type="hidden" name="List-Unsubscribe" value="One-Click" />
      <input type="hidden" name="page" value="1" />
      <Button type="submit">{copy.button}</Button>
    </form>
  );
}

export function UnsubscribeScreen({ id, subscription }: UnsubscribeScreenProps) {
  if (!subscription)
    return (
      <Page>
        <h1>{copy.busyTitle}</h1>
        <p>{copy.busy}</p>
      </Page>
    );
  const { email, frequency, unsubscribedAt } = subscription;
  return (
    <Page>
      <h1>{copy.title}</h1>
      <Sheet>
        {unsubscribedAt === null ? (
          <>
            <p className="lead">{copy.ask(email ?? '')}</p>
            <p>{copy.now[frequency]}</p>
            <p>{copy.stays}</p>
            <Form id={id} />
          </>
        ) : (
          <>
            <p className="lead">{copy.done(email ?? '', unsubscribedAt)}</p>
            <p>{copy.stays}</p>
            <p>
              {copy.again} <Link href={routes.settings}>{copy.settings}</Link>
            </p>
          </>
        )}
      </Sheet>
    </Page>
  );
}
