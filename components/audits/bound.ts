/** On the server: an audit as a page names it. */
import type { ProjectAudit } from '@/contracts/projects/projects';

const SCOPE_SHOWN = 6;

export interface BoundAudit extends ProjectAudit {
  /** Contracts in its scope that are not named. */
  moreContracts?: number;
}

/** Findings are counted on the page, not named. */
export function boundAudit(audit: ProjectAudit): BoundAudit {
  const more = (audit.contracts?.length ?? 0) - SCOPE_SHOWN;
  return {
    ...audit,
    findings: [],
    contracts: audit.contracts && audit.contracts.slice(0, SCOPE_SHOWN),
    ...(more > 0 && { moreContracts: more }),
  };
}
