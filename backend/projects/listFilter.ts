import { sql, type SQL } from 'drizzle-orm';
import type { ListFilter } from '../../contracts/endpoints';
import { CAIP2 } from '../../contracts/ids';
import { dayBefore } from '../../contracts/time';
import { projects, projectScores } from '../db/schema';
import { issuedBy } from '../issuers';

const textArray = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

const chosen = <T extends string>(values: readonly T[] | undefined): values is readonly T[] =>
  values !== undefined && values.length > 0;

/** A project without a row in project_scores is new, and not rated. */
const STATE = sql`coalesce(${projectScores.state}, 'not-rated')`;

/** YYYY-MM-DD in UTC. */
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
  for (const ids of idLists) if (ids) all.push(sql`${projects.id} = any(${textArray(ids)})`);
  if (chosen(filter.category))
    all.push(sql`${projects.category} = any(${textArray(filter.category)})`);
  if (chosen(filter.chain))
    all.push(
      sql`${projects.chains} && ${textArray(filter.chain.filter((chain) => CAIP2.test(chain)))}`,
    );
  if (chosen(filter.letter))
    all.push(sql`${projectScores.letter} = any(${textArray(filter.letter)})`);
  if (chosen(filter.status)) all.push(sql`${projects.status} = any(${textArray(filter.status)})`);
  if (chosen(filter.state)) all.push(sql`${STATE} = any(${textArray(filter.state)})`);
  if (chosen(filter.holder))
    all.push(sql`${projectScores.weakestHolder} = any(${textArray(filter.holder)})`);
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
