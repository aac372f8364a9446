import type { Category } from '../../../../contracts/vocabulary';
import type { SourceFacts } from '../store/rows';
import type { Position } from '../types';

export interface ListedToken {
  /** CAIP-19. */
  id: string;
  chain: string;
  address: string;
  symbol: string;
  name: string | null;
  decimals: number | null;
}

/** What a list says of a project. */
export interface Listed {
  name: string;
  symbol: string | null;
  /** Null: not in the list. */
  category: Category | null;
  tokens: ListedToken[];
  links: Record<string, string>;
  logo: string | null;
  chains: string[];
}

export interface Listing extends Listed {
  at: Position;
  /** CAIP-19 ids of the same token on other chains. */
  hints: string[];
  /** What users have deposited; null: not in the list. */
  lockedUsd: number | null;
  /** A page of reports without auditors or days: a pointer, never an audit. */
  auditPage: SourceFacts | null;
}
