import { useMemo } from 'react';
import { readPrefill } from '@/contracts/reports/reports';
import { ReportForm } from './ReportForm';

/** One form for each address: a link to another report begins anew. */
export function LoadedForm({ query }: { query: Readonly<Record<string, unknown>> }) {
  const prefill = useMemo(() => readPrefill(query), [query]);
  return <ReportForm key={JSON.stringify(prefill)} prefill={prefill} />;
}
