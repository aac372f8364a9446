/** Who owns each table's rows, and how to delete or export an account or merge two projects. */
import { randomUUID } from 'node:crypto';
import { eq, sql, type Column } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { projects } from './schema';
import type { Database, StoreAndClock } from './store';

/** The web tier knows all of these while the account is signed in. */
export interface AccountNames {
  account: string;
  email: string;
  /** Keyed hash of the address. */
  emailHash: string;
  /** Keyed hash that votes and page views use. */
  visitorKey: string;
}

export interface ForgottenAccount extends AccountNames {
  /** Replaces the account in rows that must stay; nothing links back to it. */
  pseudonym: string;
}

type OnForget = (tx: Database, account: ForgottenAccount, now: Date) => Promise<unknown>;
type OnMerge = (tx: Database, from: string, into: string) => Promise<unknown>;

/** What the archive of an account has of a table: one JSON file. */
export interface ExportedPart {
  /** Name of the file, without `.json`. */
  file: string;
  /** A sentence for the archive's README. */
  about: string;
  /** The newest rows, `most` at most: nothing of others, and nothing that opens something. */
  read: (db: Database, names: AccountNames, most: number) => Promise<readonly object[]>;
}

/** Why the archive has nothing of a table, in a sentence for its README. */
export interface LeftOut {
  leftOut: string;
}

export type Exported = ExportedPart | LeftOut;

/** Rows that name an account: what deleting it does to them, and what its archive has of them. */
interface OfAccount {
  onForget: OnForget;
  exported: Exported;
}
interface OfNoAccount {
  onForget?: undefined;
  exported?: undefined;
}

/** A project's rows may also name an account, as votes do. */
export type TableRule =
  | ({ table: PgTable; belongsTo: 'nobody' } & OfNoAccount)
  | ({ table: PgTable; belongsTo: 'account' } & OfAccount)
  | ({ table: PgTable; belongsTo: 'project'; onMerge: OnMerge } & (OfAccount | OfNoAccount));

/** Also deletes the project merged away. */
export type MergeProjects = (tx: Database, from: string, into: string) => Promise<void>;

/** Of routes that write facts. */
export interface FactsGiven extends StoreAndClock {
  mergeProjects: MergeProjects;
}

/** Deletes or pseudonymizes an account's rows, in the caller's transaction. */
export type ForgetAccount = (tx: Database, names: AccountNames, now: Date) => Promise<void>;

/** Deletes files that no row names any more, which no transaction can. */
export type SweepFiles = (given: StoreAndClock) => Promise<void>;

export const moved =
  (table: PgTable, column: Column): OnMerge =>
  (tx, from, into) =>
    tx.execute(sql`update ${table} set ${sql.identifier(column.name)} = ${into}
      where ${eq(column, from)}`);

/** `natural` is the rest of a unique key. On a clash the row of `into` stays. */
export const movedUnlessAlike =
  (table: PgTable, column: Column, ...natural: Column[]): OnMerge =>
  (tx, from, into) => {
    const alike = natural.map(
      ({ name }) => sql` and o.${sql.identifier(name)} = t.${sql.identifier(name)}`,
    );
    const project = sql.identifier(column.name);
    return tx.execute(sql`update ${table} t set ${project} = ${into}
      where t.${project} = ${from} and not exists (
        select 1 from ${table} o where o.${project} = ${into}${sql.join(alike)})`);
  };

/** For derived rows, which are recreated. */
export const deletedOnMerge =
  (table: PgTable, column: Column): OnMerge =>
  (tx, from) =>
    tx.delete(table).where(eq(column, from));

/** Rows that go with their parents. */
export const follows = async (): Promise<void> => undefined;

export const deletedBy =
  (table: PgTable, column: Column, name: keyof AccountNames): OnForget =>
  (tx, account) =>
    tx.delete(table).where(eq(column, account[name]));

export async function mergeRows(
  rules: readonly TableRule[],
  tx: Database,
  from: string,
  into: string,
): Promise<void> {
  for (const rule of rules) if (rule.belongsTo === 'project') await rule.onMerge(tx, from, into);
  await tx.delete(projects).where(eq(projects.id, from));
}

/** Rows that must stay get the pseudonym. The caller owns the transaction. */
export async function forgetRows(
  rules: readonly TableRule[],
  tx: Database,
  names: AccountNames,
  now: Date,
): Promise<void> {
  const account = { ...names, pseudonym: `forgotten-${randomUUID()}` };
  for (const rule of rules) await rule.onForget?.(tx, account, now);
}
