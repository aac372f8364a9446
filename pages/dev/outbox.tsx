import { PageHead } from '@/components/app';
import { outboxCopy as copy, OutboxScreen, type OutboxScreenProps } from '@/components/dev-outbox';
import type { PageProps } from '@/lib/shell';

export { outboxProps as getServerSideProps } from '@/server/pages/outboxProps';

export default function OutboxPage({ messages, to }: OutboxScreenProps & PageProps) {
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <OutboxScreen messages={messages} to={to} />
    </>
  );
}
