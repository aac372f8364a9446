/** What the pages show of this site's own data, as the server hands it over: no more than is shown. */
import type { Overview } from '@/contracts/overview';
import type { ProjectAudit } from '@/contracts/projects';
import type { Tier } from '@/contracts/vocabulary';
import type { CheckResult } from '@/lib/website-check';
import type { Flow } from './funds/flow';

export interface ProjectName {
  id: string;
  name: string;
  logo: string | null;
}

/** The newest report with recorded findings. */
export interface AuditExample {
  kind: 'audit';
  project: ProjectName;
  audit: Pick<
    ProjectAudit,
    | 'auditor'
    | 'title'
    | 'publishedOn'
    | 'reportUrl'
    | 'counts'
    | 'findings'
    | 'findingsKnown'
    | 'source'
  >;
  /** Projects searched for it, those audited last first. */
  looked: number;
}

export interface MonitorSignal {
  id: string;
  name: string;
  sentence: string;
  source: { title: string; url: string | null; tier: Tier } | null;
  /** Sources beyond the one that is named. */
  more: number;
  observedAt: string | null;
  /** When the value stops counting; null where it does not age. */
  validUntil: string | null;
  sample: boolean;
}

/** The signals of the best ranked project, and the alerts that this site has on record. */
export interface MonitorExample {
  kind: 'monitor';
  project: ProjectName & { rank: number | null };
  ratedAt: string;
  groups: { id: string; name: string; known: MonitorSignal[]; unknown: string[] }[];
  alerts: Pick<Overview['alerts'][number], 'id' | 'name' | 'at' | 'text'>[];
}

/** A published flow of funds (funds/), and what this site records about the same incident. */
export interface FundsExample {
  kind: 'funds';
  flow: Flow;
  onFile: {
    id: string;
    name: string;
    title: string;
    occurredOn: string;
    lossUsd: number | null;
  } | null;
  /** All recorded incidents; null while the backend does not answer. */
  totals: { incidents: number; lossUsd: number } | null;
}

/** The check of this very site. */
export interface WebsiteExample {
  kind: 'website';
  siteUrl: string;
  results: CheckResult[];
}

/** There is nothing to show, and why. */
export interface NoExample {
  kind: 'none';
  why: 'nothing-on-file' | 'backend-down';
}

export type Example = AuditExample | MonitorExample | FundsExample | WebsiteExample | NoExample;
