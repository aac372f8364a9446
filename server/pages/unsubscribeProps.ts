import type { GetServerSideProps } from 'next';
import type { UnsubscribeScreenProps } from '@/components/unsubscribe';
import { findSettingsById } from '@/contracts/alerts/alertEndpoints';
import { RequestError } from '@/lib/errors/RequestError';
import type { PageProps } from '@/lib/shell';
import { callBackend } from '@/server/backend/backend';
import { hashAddress } from '@/server/backend/caller';
import { webEnv } from '@/server/env';
import { loadShell } from './shell';

/**
 * Made per request, never cached, counted by the visitor's address. Changes nothing: programs open
 * links in mails. A 404 for an unknown id, a 429 for a network that guesses.
 */
export const unsubscribeProps: GetServerSideProps<UnsubscribeScreenProps & PageProps> = async ({
  req,
  res,
  params,
}) => {
  res.setHeader('Cache-Control', 'no-store');
  // The address is a secret: no other site learns it.
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.setHeader('X-Robots-Tag', 'noindex');
  const id = String(params?.id);
  if (!findSettingsById.body.isValidSync({ id })) return { notFound: true };
  try {
    const caller = { addressKey: hashAddress(req, webEnv()) };
    const { email, frequency, unsubscribedAt } = await callBackend(
      findSettingsById,
      { body: { id } },
      caller,
    );
    const subscription = { email, frequency, unsubscribedAt };
    return { props: { shell: await loadShell(), id, subscription } };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.status === 404) return { notFound: true };
    if (error.status !== 429) throw error;
    res.statusCode = 429;
    if (error.retryAfter) res.setHeader('Retry-After', error.retryAfter);
    return { props: { shell: await loadShell(), id, subscription: null } };
  }
};
