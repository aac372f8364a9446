import type { GetServerSideProps } from 'next';
import type { SharedListScreenProps } from '@/components/shared-list';
import { readSharedWatchlist } from '@/contracts/watchlists/watchlistEndpoints';
import { RequestError } from '@/lib/errors/RequestError';
import type { PageProps } from '@/lib/shell';
import { callBackend } from '@/server/backend/backend';
import { hashAddress } from '@/server/backend/caller';
import { webEnv } from '@/server/env';
import { loadShell } from './shell';

/**
 * Made per request, never cached, so that a revoked key ends at once. Counted by the visitor's
 * address. A 404 for an unknown key, a 429 for a network that guesses.
 */
export const sharedListProps: GetServerSideProps<SharedListScreenProps & PageProps> = async ({
  req,
  res,
  params,
}) => {
  res.setHeader('Cache-Control', 'no-store');
  // The address is the secret.
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.setHeader('X-Robots-Tag', 'noindex');
  try {
    const caller = { addressKey: hashAddress(req, webEnv()) };
    const list = await callBackend(
      readSharedWatchlist,
      { params: { key: String(params?.key ?? '') } },
      caller,
    );
    return { props: { shell: await loadShell(), list } };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.status === 404 || error.status === 400) return { notFound: true };
    if (error.status !== 429) throw error;
    res.statusCode = 429;
    if (error.retryAfter) res.setHeader('Retry-After', error.retryAfter);
    return { props: { shell: await loadShell(), list: null } };
  }
};
