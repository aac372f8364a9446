/** On the server: a page of the list. */
import { pageOfRows, type RowsPage } from '@/components/record-list';
import type { ProjectDetail } from '@/contracts/projects/projects';
import { boundAudit, type BoundAudit } from './bound';
import { countKinds, orderAudits } from './orderAudits';
import { screenCopy as copy } from './screenCopy';

export interface AuditsScreenProps extends RowsPage<BoundAudit> {
  project: { id: string; name: string };
  /** Names of the contracts that the rows refer to, by id. */
  names: Record<string, string>;
  /** What all of them are, counted. */
  summary: string;
}

/** @returns undefined for a page that there is not */
export function listAudits(
  { id, name, audits, contracts }: Pick<ProjectDetail, 'id' | 'name' | 'audits' | 'contracts'>,
  page: number,
): AuditsScreenProps | undefined {
  const found = pageOfRows(orderAudits(audits), page);
  if (!found) return undefined;
  const rows = found.rows.map(boundAudit);
  const referred = new Set(rows.flatMap(({ contracts: scope }) => scope ?? []));
  return {
    ...found,
    rows,
    project: { id, name },
    names: Object.fromEntries(
      contracts.filter((one) => referred.has(one.id)).map((one) => [one.id, one.name]),
    ),
    summary: copy.summary(audits.length, countKinds(audits)),
  };
}
