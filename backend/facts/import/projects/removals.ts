/** What an input no longer names, counted whether or not the run may remove it. */

export const REMOVAL_KINDS = [
  'contracts',
  'issuedTokens',
  'audits',
  'findings',
  'incidents',
  'bounty',
  'observations',
  'links',
  'details',
] as const;
export type RemovalKind = (typeof REMOVAL_KINDS)[number];

export interface Removal {
  project: string;
  kind: RemovalKind;
  /** Each by name, for the operator. */
  items: string[];
}

/** The removals of one project. */
export class Removals {
  readonly list: Removal[] = [];

  constructor(
    private readonly project: string,
    /** Whether the run may remove anything. */
    readonly allowed: boolean,
  ) {}

  add(kind: RemovalKind, items: readonly string[]): void {
    if (items.length === 0) return;
    const same = this.list.find((removal) => removal.kind === kind);
    if (same) same.items.push(...items);
    else this.list.push({ project: this.project, kind, items: [...items] });
  }
}
