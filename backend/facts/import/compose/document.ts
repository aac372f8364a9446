/** What one source says of one project, and what follows from all that stand. */
import type { Listed } from '../listings/listing';
import type { ImportKind } from '../types';
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

/** A project file. Undefined: it does not say. Null in a row: neither. */
export interface FileDocument {
  form: 1;
  /** Pinned. */
  project: string;
  speaker: 'file';
  /** Earlier documents have lower ones. */
  seq: number;
  /** What it leaves out of the lists that it has is withdrawn: `--remove`. */
  removes: boolean;
  /** It says everything, observations too, as the embedded set does. */
  isWhole: boolean;
  /** Null: withdrawn. */
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
  /** It came with a merge or a new id, with which its rows go back. */
  byRows?: true;
}

/** A row of a list. */
export interface ListDocument {
  form: 1;
  /** Pinned. */
  project: string;
  speaker: 'list';
  /** Its name or address: another list may say the same. */
  list: string;
  seq: number;
  /** A poorer one only fills gaps. */
  origin: string;
  /** A second row of one list for one project. */
  fillsOnly: boolean;
  /** Without tokens of other projects. */
  listed: Listed;
  observations: readonly ObservationRow[];
}

/** A field that differs; of a new row all of them. Null: the row went. */
export type RowEdit = { set: Readonly<Record<string, unknown>>; isNew?: true } | null;

export type EditedList =
  | 'aliases'
  | 'tokens'
  | 'contracts'
  | 'issuedTokens'
  | 'audits'
  | 'incidents'
  | 'bounty'
  | 'observations';

/** What a reader or a list of incidents changed; or what somebody wrote beside the documents. */
export interface Edits {
  form: 1;
  project: string;
  speaker: 'others';
  /** The kind of import; absent: not known. */
  by?: ImportKind;
  seq: number;
  /** Of a project without documents the whole head. */
  head: Partial<Head>;
  isWhole: boolean;
  rows: Partial<Record<EditedList, Readonly<Record<string, RowEdit>>>>;
  /** The project that was merged into this one then. */
  merged?: string;
}

/** What a source says. */
export type SourceDocument = FileDocument | ListDocument;

export type Document = SourceDocument | Edits;
