import { Card } from '@/components/ui';
import { copy } from './copy';
import { Page } from './DevOutbox.styles';
import { Message, type ShownMessage } from './Message';
import { RecipientFilter } from './RecipientFilter';

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
