import type { GetServerSideProps } from 'next';
import { EMPTY, prefilled, type ReportScreenProps } from '@/components/report';
import { pageSharedFor } from '@/contracts/http/cacheControl';
import { readPrefill } from '@/contracts/reports/reports';
import { rareRoutes } from '@/lib/rareRoutes';
import type { PageProps } from '@/lib/shell';
import { loadShell } from './shell';
import { takeReport } from './takeReport';

const FRESH_SECONDS = 300;

/** Draws the form as the address fills it in, or takes what it posts without scripts. */
export const reportProps: GetServerSideProps<ReportScreenProps & PageProps> = async ({
  req,
  res,
  query,
}) => {
  if (req.method !== 'POST') {
    // The same for all visitors of an address: any cache may keep it.
    res.setHeader('Cache-Control', pageSharedFor(FRESH_SECONDS));
    const values = { ...prefilled(readPrefill(query), EMPTY), project: '' };
    return { props: { shell: await loadShell(), plain: { values, errors: {}, message: null } } };
  }
  res.setHeader('Cache-Control', 'no-store');
  const taken = await takeReport(req);
  if ('reference' in taken)
    return { redirect: { destination: rareRoutes.reportState(taken.reference), statusCode: 303 } };
  res.statusCode = taken.status;
  if (taken.retryAfter) res.setHeader('Retry-After', taken.retryAfter);
  return { props: { shell: await loadShell(), plain: taken.plain } };
};
