/** A batch's writes, computed first: a dry run stops here. */
import {
  type AliasRow,
  type AuditRow,
  type BountyRow,
  type ContractRow,
  type IncidentRow,
  type IssuedRow,
  type ObservationRow,
  type ProjectRow,
  type StoredObservation,
  type TokenRow,
} from './rows';

export interface Plan {
  /** Projects that the batch creates. */
  fresh: Set<string>;
  /** Projects whose status changes. */
  restated: Set<string>;
  projects: ProjectRow[];
  aliases: AliasRow[];
  tokens: TokenRow[];
  contracts: ContractRow[];
  issuedTokens: IssuedRow[];
  audits: AuditRow[];
  incidents: IncidentRow[];
  bounties: BountyRow[];
  observations: ObservationRow[];
  dropped: {
    aliases: string[];
    tokens: string[];
    contracts: string[];
    issuedTokens: string[];
    audits: string[];
    incidents: string[];
    bounties: string[];
    observations: StoredObservation[];
  };
}

export const emptyPlan = (): Plan => ({
  fresh: new Set(),
  restated: new Set(),
  projects: [],
  aliases: [],
  tokens: [],
  contracts: [],
  issuedTokens: [],
  audits: [],
  incidents: [],
  bounties: [],
  observations: [],
  dropped: {
    aliases: [],
    tokens: [],
    contracts: [],
    issuedTokens: [],
    audits: [],
    incidents: [],
    bounties: [],
    observations: [],
  },
});

export function planSize(plan: Plan): number {
  const { dropped, fresh: _fresh, restated: _restated, ...written } = plan;
  return [...Object.values(written), ...Object.values(dropped)].reduce(
    (sum, rows) => sum + rows.length,
    0,
  );
}

/** Adds the writes of one record to those of a batch. */
export function addTo(all: Plan, one: Plan): void {
  const { fresh, restated, dropped, ...written } = one;
  fresh.forEach((id) => all.fresh.add(id));
  restated.forEach((id) => all.restated.add(id));
  const push = (to: object, from: object) =>
    Object.entries(from).forEach(([key, rows]) =>
      (to as Record<string, unknown[]>)[key]!.push(...(rows as unknown[])),
    );
  push(all, written);
  push(all.dropped, dropped);
}
