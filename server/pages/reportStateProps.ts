import type { GetServerSideProps } from 'next';
import type { StateScreenProps } from '@/components/report';
import { readReport } from '@/contracts/reports/reportState';
import { readReference } from '@/contracts/reports/reportWords';
import { RequestError } from '@/lib/errors/RequestError';
import type { PageProps } from '@/lib/shell';
import { callBackend } from '@/server/backend/backend';
import { hashAddress } from '@/server/backend/caller';
import { webEnv } from '@/server/env';
import { loadShell } from './shell';

/**
 * Made per request, never cached, counted by the visitor's address. A 404 for an unknown reference,
 * a 429 for a network that guesses.
 */
export const reportStateProps: GetServerSideProps<StateScreenProps & PageProps> = async ({
  req,
  res,
  params,
}) => {
  res.setHeader('Cache-Control', 'no-store');
  const reference = readReference(String(params?.reference ?? ''));
  if (reference === undefined) return { notFound: true };
  try {
    const caller = { addressKey: hashAddress(req, webEnv()) };
    const report = await callBackend(readReport, { params: { reference } }, caller);
    return { props: { shell: await loadShell(), report } };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.status === 404) return { notFound: true };
    if (error.status !== 429) throw error;
    res.statusCode = 429;
    if (error.retryAfter) res.setHeader('Retry-After', error.retryAfter);
    return { props: { shell: await loadShell(), report: null } };
  }
};
