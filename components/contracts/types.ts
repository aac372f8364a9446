import type { RowsPage } from '@/components/record-list';

/** A contract in words that the server has made. */
export interface ContractRow {
  id: string;
  name: string;
  kind: string;
  address: string;
  url: string | null;
  verified: string;
  proxy: string;
  funds: string;
  changed: string;
  /** Where sources say otherwise. */
  otherwise: string[];
  /** Reports that name it, newest first. */
  audits: { id: string; name: string; url: string }[];
}

export interface ContractsScreenProps extends RowsPage<ContractRow> {
  project: { id: string; name: string };
  /** What all of them are, counted. */
  summary: string;
}
