import { day } from '@/lib/format/dates';
import type { OutboxItem } from '@/lib/outbox';
import { copy } from './copy';
import { Sheet } from './DevOutbox.styles';

export type ShownMessage = Omit<OutboxItem, 'html'>;

export function Message({
  message: { id, to, kind, subject, text, createdAt, code },
}: {
  message: ShownMessage;
}) {
  return (
    <Sheet as="article" aria-labelledby={`message-${id}`}>
      <h3 id={`message-${id}`}>{subject}</h3>
      <dl>
        <dt>{copy.to}</dt>
        <dd>{to}</dd>
        <dt>{copy.written}</dt>
        <dd>
          <time dateTime={createdAt}>{copy.time(day(createdAt), createdAt.slice(11, 19))}</time>
        </dd>
        <dt>{copy.kind}</dt>
        <dd>{copy.kinds[kind] ?? kind}</dd>
        {code !== null && (
          <>
            <dt>{copy.code}</dt>
            <dd className="code">{code}</dd>
          </>
        )}
      </dl>
      <pre>{text.trim()}</pre>
    </Sheet>
  );
}
