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
  type TokenRow,
} from './rows';

export interface StoredObservation {
  id: number;
  projectId: string;
  key: string;
  /** ISO 8601. */
  observedAt: string;
}

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
