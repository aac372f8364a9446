/** A project as a list knows it: its tokens, and little else. */
import type { Category } from '../../../contracts/vocabulary';
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

export interface Listing {
  at: Position;
  name: string;
  /** The leading ticker, when the list names one. */
  symbol: string | null;
  /** Null: the list does not say. */
  category: Category | null;
  tokens: ListedToken[];
  /** CAIP-19 ids that the list says are the same token elsewhere, without describing them. */
  hints: string[];
  links: Record<string, string>;
  logo: string | null;
  chains: string[];
  /** A page with audit reports whose auditors and days are not told: kept as a pointer, never as an audit. */
  auditPage: SourceFacts | null;
}
