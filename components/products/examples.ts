/** Example data for the product pages: only what they show. */
import type { Overview } from '@/contracts/projects/overview';
import type { ProjectAudit } from '@/contracts/projects/projects';
import type { Tier } from '@/contracts/vocabulary';
import type { CheckResult } from '@/lib/website-check';
import type { Flow } from './funds/flow';

export interface ProjectName {
  id: string;
  name: string;
  logo: string | null;
}

export interface AuditExample {
  kind: 'audit';
  project: ProjectName;
  audit: Pick<
    ProjectAudit,
    | 'auditor'
    | 'title'
    | 'publishedOn'
    | 'publishedPrecision'
    | 'reportUrl'
    | 'counts'
    | 'findings'
    | 'findingsKnown'
    | 'source'
  >;
  /** Projects searched, the most recently audited first. */
  looked: number;
}

export interface MonitorSignal {
  id: string;
  name: string;
  sentence: string;
  source: { title: string; url: string | null; tier: Tier } | null;
  /** Sources besides the named one. */
  more: number;
  statedAt: string | null;
  /** Null when the check has no lifetime. */
  validUntil: string | null;
  sample: boolean;
}

export interface MonitorExample {
  kind: 'monitor';
  project: ProjectName & { rank: number | null };
  ratedAt: string;
  groups: { id: string; name: string; known: MonitorSignal[]; unknown: string[] }[];
  alerts: Pick<Overview['alerts'][number], 'id' | 'name' | 'at' | 'text'>[];
}

export interface FundsExample {
  kind: 'funds';
  flow: Flow;
  recorded: {
    id: string;
    name: string;
    title: string;
    occurredOn: string;
    lossUsd: number | null;
  } | null;
  /** All recorded incidents; null if the backend fails. */
  totals: { incidents: number; lossUsd: number } | null;
}

export interface WebsiteExample {
  kind: 'website';
  siteUrl: string;
  results: CheckResult[];
}

export interface NoExample {
  kind: 'none';
  why: 'nothing-on-file' | 'backend-down';
}

export type Example = AuditExample | MonitorExample | FundsExample | WebsiteExample | NoExample;
