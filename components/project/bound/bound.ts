/** What the browser gets of a project: all totals, and the rest of a long list in words. */
import type { BoundAudit } from '@/components/audits';
import type { ProjectDetail } from '@/contracts/projects/projects';
import type { RatingCategory, Signal } from '@/contracts/ratings/rating';
import type { Verdict } from '@/contracts/ratings/verdict';

export interface Rest {
  /** Of all, shown or not. */
  total: number;
  words: string;
  /** To all of them. */
  link: { href: string; label: string };
}

export interface ContractsRest extends Rest {
  /** Addresses of contracts and tokens, each once. */
  addresses: number;
}

export interface BoundSignal extends Signal {
  partsRest?: Rest;
  /** Sources that only the data has. */
  moreSources?: number;
}

export interface BoundCategory extends RatingCategory {
  signals: BoundSignal[];
}

export interface BoundProject extends ProjectDetail {
  verdict: Verdict;
  audits: BoundAudit[];
  auditsRest?: Rest;
  contractsRest?: ContractsRest;
  /** Where this site has read its chains. */
  chain?: { href: string; label: string };
  /** Names of contracts that are referred to and not shown, by id. */
  otherNames?: Record<string, string>;
}
