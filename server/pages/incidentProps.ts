import type { GetServerSideProps } from 'next';
import type { ParsedUrlQuery } from 'node:querystring';
import type * as yup from 'yup';
import type {
  Choice,
  IncidentQuery,
  IncidentScreenProps,
  IncidentsScreenProps,
} from '@/components/incidents';
import { pageSharedFor } from '@/contracts/http/cacheControl';
import { chainName } from '@/contracts/chain/chains';
import {
  getIncident,
  incidentFilterSchema,
  listIncidents,
  type IncidentFilter,
} from '@/contracts/endpoints';
import { NotFoundError, RequestError } from '@/lib/errors/RequestError';
import { rareRoutes } from '@/lib/rareRoutes';
import type { PageProps } from '@/lib/shell';
import { callBackend } from '@/server/backend/backend';
import { movedTo } from '@/server/http/movedTo';
import { loadShell } from './shell';

const FRESH_SECONDS = 60;

const FIELDS = ['text', 'year', 'chain', 'minLoss', 'sort', 'page'] as const;

/** Drops invalid parts, so that an old link still shows a list. */
export function parseIncidentQuery(given: ParsedUrlQuery): IncidentFilter {
  const valid = FIELDS.flatMap((name) => {
    const value = [given[name]].flat()[0];
    const schema = incidentFilterSchema.fields[name] as yup.Schema;
    return value && schema.isValidSync(value) ? [[name, schema.cast(value) as unknown]] : [];
  });
  return incidentFilterSchema.cast(Object.fromEntries(valid));
}

/** Without what is the default. */
function shownQuery({ page: _page, sort, ...filter }: IncidentFilter): IncidentQuery {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  return { ...Object.fromEntries(given), ...(sort === 'loss' && { sort }) };
}

const nameOf = (chain: string | null): string | null => chain && chainName(chain);

const byLabel = (a: Choice, b: Choice): number => a.label.localeCompare(b.label, 'en');

/** The same for all visitors of an address: any cache may keep it. */
export const incidentsProps: GetServerSideProps<IncidentsScreenProps & PageProps> = async ({
  query,
  res,
}) => {
  const filter = parseIncidentQuery(query);
  const [shell, list] = await Promise.all([
    loadShell(),
    callBackend(listIncidents, { query: filter }),
  ]);
  if (list.page > list.pages) return { notFound: true };
  res.setHeader('Cache-Control', pageSharedFor(FRESH_SECONDS));
  const { items, years, chains, page, pages, total } = list;
  return {
    props: {
      shell,
      query: shownQuery(filter),
      years: years.map((year) => ({ value: String(year), label: String(year) })),
      chains: chains.map((chain) => ({ value: chain, label: chainName(chain) })).sort(byLabel),
      rows: items.map((incident) => ({ ...incident, chainName: nameOf(incident.chain) })),
      page,
      pages,
      total,
    },
  };
};

/** Redirects an id that has changed. */
export const incidentProps: GetServerSideProps<IncidentScreenProps & PageProps> = async ({
  params,
  res,
}) => {
  const id = String(params?.id ?? '');
  try {
    const [shell, detail] = await Promise.all([
      loadShell(),
      callBackend(getIncident, { params: { id } }),
    ]);
    res.setHeader('Cache-Control', pageSharedFor(FRESH_SECONDS));
    return { props: { shell, ...detail, chainName: nameOf(detail.incident.chain) } };
  } catch (error) {
    if (error instanceof NotFoundError) return { notFound: true };
    if (!(error instanceof RequestError)) throw error;
    const target = error.status === 308 ? movedTo(error.body) : undefined;
    if (target) return { redirect: { destination: rareRoutes.incident(target), permanent: false } };
    if (error.status === 400) return { notFound: true };
    throw error;
  }
};
