import { sql } from 'drizzle-orm';
import { normalizeCaip } from '../../../contracts/ids';
import { readRows, type Database } from '../../db/store';
import type { ContractFact, Evidence, Fact } from '../../rating/method-1/types';
import { anyOf, compare, toDay, EVIDENCE, type OfProject } from './shared';

export interface ContractRow extends OfProject {
  id: string;
  name: string;
  proxy: boolean | null;
  implementation: string | null;
  holdsFunds: boolean | null;
  verified: ContractFact['verified'];
  deployedOn: string | null;
  codeChangedOn: string | null;
  evidence: Evidence | null;
}

/** Leaves out contracts deployed after `now`; keeps those without a known day. */
export function listContractRows(
  db: Database,
  projectIds: readonly string[],
  now: Date,
): Promise<ContractRow[]> {
  return readRows<ContractRow>(
    db,
    sql`
    select c.project_id as "projectId", c.id, c.name, c.proxy, c.implementation, c.holds_funds as "holdsFunds", c.verified,
      c.deployed_on as "deployedOn", c.code_changed_on as "codeChangedOn", ${EVIDENCE} as evidence
    from contracts c left join sources s on s.id = c.source_id
    where c.project_id = ${anyOf(projectIds)} and (c.deployed_on is null or c.deployed_on <= ${toDay(now)}::date)`,
  );
}

/**
 * Code that changed after `now` was different then, so its implementation and verification become
 * unknown.
 */
export function contractFacts(rows: readonly ContractRow[], now: Date): ContractFact[] {
  const today = toDay(now);
  return [...rows]
    .sort((a, b) => compare(a.id, b.id))
    .map((row) => {
      const later = row.codeChangedOn !== null && row.codeChangedOn > today;
      return {
        id: row.id,
        name: row.name,
        proxy: row.proxy,
        implementation:
          later || row.implementation === null ? null : normalizeCaip(row.implementation),
        holdsFunds: row.holdsFunds,
        verified: later ? null : row.verified,
        codeChangedOn: later ? null : row.codeChangedOn,
        evidence: row.evidence ? [row.evidence] : [],
      };
    });
}

export function firstDeployment(
  rows: readonly ContractRow[],
  sample: boolean,
): Fact<string> | null {
  let first: Fact<string> | null = null;
  for (const row of [...rows].sort((a, b) => compare(a.id, b.id))) {
    if (
      row.deployedOn === null ||
      row.evidence === null ||
      (first && first.value <= row.deployedOn)
    )
      continue;
    first = { value: row.deployedOn, evidence: [row.evidence], ...(sample ? { sample } : {}) };
  }
  return first;
}
