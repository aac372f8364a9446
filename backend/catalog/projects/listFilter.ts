import { sql, type SQL } from 'drizzle-orm';
import type { ListFilter } from '../../../contracts/endpoints';
import { CAIP2 } from '../../../contracts/ids';
import { dayBefore } from '../../../contracts/time';
import { projects, projectScores } from '../../db/schema';
import { inList, textArray } from '../../db/store';
import { issuedBy } from '../../facts/issuers';

const chosen = <T extends string>(values: readonly T[] | undefined): values is readonly T[] =>
  values !== undefined && values.length > 0;

/** A project without a row in project_scores is new, and not rated. */
const STATE = sql`coalesce(${projectScores.state}, 'not-rated')`;

/**
 * Conditions over `projects` left-joined with `project_scores`. Each of `idLists` limits the
 * result; "audited within" counts back from `now`.
 */
export function listConditions(
  filter: ListFilter,
  idLists: readonly (readonly string[] | undefined)[],
  now: Date,
): SQL[] {
  const all: SQL[] = [];
  for (const ids of idLists) if (ids) all.push(inList(projects.id, ids));
  if (chosen(filter.category)) all.push(inList(projects.category, filter.category));
  if (chosen(filter.chain))
    all.push(
      sql`${projects.chains} && ${textArray(filter.chain.filter((chain) => CAIP2.test(chain)))}`,
    );
  if (chosen(filter.letter)) all.push(inList(projectScores.letter, filter.letter));
  if (chosen(filter.status)) all.push(inList(projects.status, filter.status));
  if (chosen(filter.state)) all.push(inList(STATE, filter.state));
  if (chosen(filter.holder)) all.push(inList(projectScores.weakestHolder, filter.holder));
  if (filter.listed !== undefined)
    all.push(
      filter.listed ? sql`${projectScores.listed} is not false` : sql`not ${projectScores.listed}`,
    );
  if (filter.issuer !== undefined) all.push(issuedBy(filter.issuer));
  if (filter.auditedWithinDays !== undefined) {
    all.push(
      sql`${projectScores.lastAuditOn} >= ${dayBefore(now, filter.auditedWithinDays)}::date`,
    );
  }
  if (filter.hasBounty !== undefined)
    all.push(sql`coalesce(${projectScores.hasBounty}, false) = ${filter.hasBounty}::boolean`);
  if (filter.hasIncident !== undefined)
    all.push(
      sql`(coalesce(${projectScores.incidentCount}, 0) > 0) = ${filter.hasIncident}::boolean`,
    );
  return all;
}
