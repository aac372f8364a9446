import type { GetServerSideProps } from 'next';
import type { OutboxScreenProps } from '@/components/dev-outbox';
import { readLocalOutbox } from '@/server/outbox';
import type { PageProps } from '@/lib/shell';
import { loadShell } from './shell';

/** The local outbox, made at each request and kept by nobody; a 404 wherever it is not for whoever asks. */
export const outboxProps: GetServerSideProps<OutboxScreenProps & PageProps> = async ({
  req,
  res,
  query,
}) => {
  res.setHeader('Cache-Control', 'no-store');
  const outbox = await readLocalOutbox(req, query);
  if (!outbox) return { notFound: true };
  // The HTML is in the data at /dev/outbox.json; the page shows the text, which says the same.
  const messages = outbox.items.map(({ id, to, kind, subject, text, createdAt, code }) => ({
    id,
    to,
    kind,
    subject,
    text,
    createdAt,
    code,
  }));
  return { props: { shell: await loadShell(), messages, to: outbox.to ?? null } };
};
