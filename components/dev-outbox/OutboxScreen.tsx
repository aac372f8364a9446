import { Button, Card, Link } from '@/components/ui';
import { copy } from './copy';
import { Filter, Page } from './DevOutbox.styles';
import { Message, type ShownMessage } from './Message';

/** Not in `routes`, which every page loads. */
const OUTBOX = '/dev/outbox';
const outboxJson = (to: string | null): string =>
  `${OUTBOX}.json${to === null ? '' : `?to=${encodeURIComponent(to)}`}`;

function RecipientFilter({ to }: { to: string | null }) {
  return (
    <Filter action={OUTBOX} method="get">
      <label>
        {copy.filter}
        <input
          type="search"
          name="to"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          defaultValue={to ?? ''}
          placeholder={copy.everybody}
        />
      </label>
      <Button type="submit" data-kind="ink">
        {copy.show}
      </Button>
      {to !== null && (
        <Button as={Link} href={OUTBOX}>
          {copy.showAll}
        </Button>
      )}
      <a className="data" href={outboxJson(to)}>
        {copy.data}
      </a>
    </Filter>
  );
}

/** The backend's limit (readOutbox in contracts/accounts/internalEndpoints.ts). */
const MOST_SHOWN = 20;

export interface OutboxScreenProps {
  /** Newest first. */
  messages: ShownMessage[];
  /** null: all recipients. */
  to: string | null;
}

export function OutboxScreen({ messages, to }: OutboxScreenProps) {
  return (
    <Page>
      <h1>{copy.title}</h1>
      <p className="never">{copy.lead}</p>
      <p className="how">{copy.how}</p>
      <RecipientFilter key={to} to={to} />
      {messages.length === 0 ? (
        <Card className="empty">
          <h2>{copy.emptyTitle(to)}</h2>
          <p>{copy.emptyText}</p>
        </Card>
      ) : (
        <section aria-labelledby="messages">
          <h2 id="messages">{copy.heading(to)}</h2>
          <ol>
            {messages.map((message) => (
              <li key={message.id}>
                <Message message={message} />
              </li>
            ))}
          </ol>
          {messages.length >= MOST_SHOWN && <p className="most">{copy.most(messages.length)}</p>}
        </section>
      )}
    </Page>
  );
}
