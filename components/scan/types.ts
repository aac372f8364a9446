import type { ChainPart } from '@/components/chain';

export interface Named {
  href: string;
  text: string;
}

export interface AbilityRow {
  what: string;
  /** In words; null: those addresses. */
  who: string | null;
  holders: { address: string; url: string | null; kind: string | null }[];
  functions: string;
}

/** In words that the server has made. */
export interface ScanScreenProps {
  id: string;
  chain: string;
  address: string;
  url: string | null;
  state: 'none' | 'running' | 'done' | 'failed';
  /** Changes with what is found. */
  mark: string;
  status: string[];
  records: Named[];
  /** Null: not known yet. */
  recorded: string | null;
  code: string[];
  token: {
    says: string;
    sameTicker: string | null;
    namesakes: Named[];
    note: string | null;
  } | null;
  abilities: AbilityRow[];
  part: ChainPart | null;
  /** Where others say whether its source is published; null: on no chain that they know. */
  sourceUrl: string | null;
  /** Whether it was asked. */
  isSourceKnown: boolean;
  open: string[];
}

export interface ScanFormProps {
  chains: { value: string; label: string }[];
  address: string;
  chain: string;
  /** What of it is no contract that can be scanned here. */
  wrong: 'address' | 'chain' | null;
}
