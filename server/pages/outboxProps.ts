import type { GetServerSideProps } from 'next';
import type { OutboxScreenProps } from '@/components/dev-outbox';
import { readLocalOutbox } from '@/server/routes/outbox';
import type { PageProps } from '@/lib/shell';
import { loadShell } from './shell';

/** Made per request, never cached; a 404 for visitors who may not see it. */
export const outboxProps: GetServerSideProps<OutboxScreenProps & PageProps> = async ({
  req,
  res,
  query,
}) => {
  res.setHeader('Cache-Control', 'no-store');
  const outbox = await readLocalOutbox(req, query);
  if (!outbox) return { notFound: true };
  // /dev/outbox.json also has the HTML.
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
