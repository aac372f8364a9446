import { sql } from 'drizzle-orm';
import { normalizeCaip } from '../../../contracts/ids';
import { toDay } from '../../../contracts/time';
import type { ContractField } from '../../../contracts/vocabulary';
import { readRows, type Database } from '../../db/store';
import type { ContractFact, Evidence } from '../../rating';
import { anyOf, compare, type OfProject, EVIDENCE, EVIDENCE_OF_SOURCE, toFact } from './shared';

export interface ContractRow extends OfProject {
  id: string;
  name: string;
  proxy: boolean | null;
  implementation: string | null;
  holdsFunds: boolean | null;
  verified: 'exact' | 'partial' | 'none' | null;
  deployedOn: string | null;
  codeChangedOn: string | null;
  codeChanges: string[] | null;
  codeChangesWhole: boolean | null;
  listed: boolean | null;
  evidence: Evidence | null;
  /** Of fields with a source of their own. */
  ofFields: Partial<Record<ContractField, Evidence>> | null;
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
      c.deployed_on as "deployedOn", c.code_changed_on as "codeChangedOn", to_jsonb(c.code_changes) as "codeChanges",
      c.code_changes_whole as "codeChangesWhole", c.listed, ${EVIDENCE} as evidence,
      (select jsonb_object_agg(f.key, ${EVIDENCE_OF_SOURCE})
        from jsonb_each_text(c.field_sources) f join sources s on s.id = f.value::bigint) as "ofFields"
    from contracts c left join sources s on s.id = c.source_id
    where c.project_id = ${anyOf(projectIds)} and (c.deployed_on is null or c.deployed_on <= ${toDay(now)}::date)`,
  );
}

type Code = NonNullable<ContractFact['code']>['value'];

/**
 * The code that ran before a change after `now` is unknown; so is its last change, unless every one
 * is listed.
 */
function toCode(row: ContractRow, today: string): { code: Code | null; later: boolean } {
  const listed = [...(row.codeChanges ?? [])].sort();
  const past = listed.filter((day) => day <= today);
  const last = row.codeChangedOn ?? listed.at(-1) ?? null;
  const later = last !== null && last > today;
  const changes = row.codeChangesWhole === true ? past : null;
  const lastChangedOn = later ? (changes?.at(-1) ?? null) : last;
  const implementation =
    later || row.implementation === null ? null : normalizeCaip(row.implementation);
  const isKnown = implementation !== null || lastChangedOn !== null || changes !== null;
  return { code: isKnown ? { implementation, lastChangedOn, changes } : null, later };
}

/** By id. A field without a source is unknown. */
export function contractFacts(
  rows: readonly ContractRow[],
  now: Date,
  sample: boolean,
): ContractFact[] {
  const today = toDay(now);
  return [...rows]
    .sort((a, b) => compare(a.id, b.id))
    .map((row) => {
      const { code, later } = toCode(row, today);
      const fact = <T>(field: ContractField, value: T | null) =>
        toFact(value, row.ofFields?.[field] ?? row.evidence, sample);
      return {
        id: row.id,
        name: row.name,
        evidence: row.evidence ? [row.evidence] : [],
        proxy: fact('proxy', row.proxy),
        holdsFunds: fact('holdsFunds', row.holdsFunds),
        verified: fact('verified', later ? null : row.verified),
        deployedOn: fact('deployedOn', row.deployedOn),
        code: fact('code', code),
        listed: fact('listed', row.listed),
        ...(sample ? { sample } : {}),
      };
    });
}
