/** In words that the server has made. */
export interface PowerRow {
  holder: string;
  address: string | null;
  url: string | null;
  power: string;
  /** What it can move; null: nothing known. */
  reach: string | null;
  wait: string;
  /** Contracts between, the nearest first; null: none. */
  through: string | null;
}

export interface FunctionRow {
  name: string;
  who: string;
  by: string | null;
  /** A command that repeats the call; null: none. */
  repeat: string | null;
}

export interface ContractPart {
  id: string;
  name: string;
  chain: string;
  address: string;
  url: string | null;
  block: string;
  /** What it holds itself; null: nothing known. */
  holds: string | null;
  powers: PowerRow[];
  /** What waits in the timelocks between, a sentence each; what is not known of it last. */
  pending: string[];
  /** Of the page: the weakest of all. */
  weakest: number | null;
  functions: FunctionRow[];
  functionsNote: string;
  /** Whether those are all that its code names. */
  isWhole: boolean;
}

export interface CountRow {
  key: string;
  name: string;
  count: string;
  failed: string | null;
  /** 0 to 1. */
  share: number;
}

export interface CountPart {
  title: string;
  column: string;
  rows: CountRow[];
}

export interface UseRow {
  id: string;
  what: string;
  contract: string;
  at: string;
  by: string;
  tx: string;
  url: string | null;
}

export interface ChangeRow {
  id: string;
  what: string;
  at: string;
  /** Null: not known. */
  made: { tx: string; block: string; url: string | null } | null;
}

export interface ChainScreenProps {
  project: { id: string; name: string };
  rows: ContractPart[];
  page: number;
  pages: number;
  total: number;
  lead: string;
  counted: string;
  counts: CountPart[];
  uses: UseRow[];
  changes: ChangeRow[];
}
