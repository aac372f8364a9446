/** What one source says of one project, and what follows from all that stand. */
import type {
  AuditRow,
  BountyRow,
  ContractRow,
  IncidentRow,
  IssuedRow,
  ObservationRow,
  ProjectRow,
  TokenRow,
} from '../store/rows';

export type Section =
  | 'details'
  | 'links'
  | 'contracts'
  | 'issuedTokens'
  | 'audits'
  | 'incidents'
  | 'bounty'
  | 'observations';

export const DETAILS = ['description', 'statusSince', 'launchedOn', 'logo', 'profile'] as const;

/** Of a project, without what only a table needs. */
export type Head = Omit<ProjectRow, 'id' | 'createdAt' | 'updatedAt'>;

/** What follows from documents, with the columns of the tables. */
export interface Composed {
  head: Head;
  /** Former ids. */
  aliases: string[];
  tokens: TokenRow[];
  contracts: ContractRow[];
  issuedTokens: IssuedRow[];
  audits: AuditRow[];
  incidents: IncidentRow[];
  bounty: BountyRow | null;
  /** One of a key and time. */
  observations: ObservationRow[];
}

/** Undefined: it does not say. Null in a row: neither. */
export interface Document {
  form: 1;
  /** Pinned. */
  project: string;
  /** `house`: what was recorded before there were documents; `file`: a project file. */
  speaker: 'house' | 'file';
  /** Its place in the order of telling. */
  seq: number;
  /** Lists that are whole here: what they leave out is withdrawn. */
  closes: readonly Section[];
  /** Null: withdrawn, where details are closed. */
  head: Pick<Head, 'name' | 'category' | 'status' | 'origin'> & Partial<Head>;
  formerIds: readonly string[];
  /** The first gives the main ticker. */
  tokens: readonly TokenRow[];
  contracts?: readonly ContractRow[];
  issuedTokens?: readonly IssuedRow[];
  audits?: readonly AuditRow[];
  incidents?: readonly IncidentRow[];
  bounty?: BountyRow | null;
  observations: readonly ObservationRow[];
  /** Rows of feeds that an audit or incident stands in place of, by its id. */
  replaces?: Readonly<Record<string, readonly string[]>>;
}
