import type { ServerResponse } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';
import { compareProjects, onlyDifferences, toCsv } from '@/components/compare/query';
import { letOthersRead } from '@/server/http/otherSites';
import { findCompared } from './compared';
import { parseCompareQuery } from './compareQuery';

const NOTHING = 'Name projects by their ids: /compare/table.csv?projects=aave,lido\n';

/** GET /compare/table.csv: what /compare shows. */
export async function sendCompareCsv(
  query: ParsedUrlQuery,
  response: ServerResponse,
): Promise<void> {
  letOthersRead(response);
  const { ids, only } = parseCompareQuery(query);
  const { projects } = await findCompared(ids);
  if (projects.length === 0) {
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.end(NOTHING);
    return;
  }
  const { groups, ...comparison } = compareProjects(projects);
  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  response.setHeader('Content-Disposition', 'attachment; filename="plumbline-comparison.csv"');
  response.setHeader('Cache-Control', 'public, max-age=60, stale-while-revalidate=3600');
  response.end(toCsv({ ...comparison, groups: only ? onlyDifferences(groups) : groups }));
}
