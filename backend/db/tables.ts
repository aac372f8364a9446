/** Whose the rows of each table are, and what becomes of them when an account is deleted or two projects turn out to be one. */
import { randomUUID } from 'node:crypto';
import { eq, sql, type Column } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { projects } from './schema';
import type { Database } from './store';

/** Everything that rows may know an account by. The web tier knows all of it while the account is signed in. */
export interface AccountNames {
  /** The user pool's `sub`. */
  account: string;
  email: string;
  /** The keyed hash of the address. */
  emailHash: string;
  /** The keyed hash that votes and page views are counted by. */
  visitorKey: string;
}

export interface ForgottenAccount extends AccountNames {
  /** Stands for the account where a row must stay: one for all tables, and nothing leads from it to the account. */
  pseudonym: string;
}

type OnForget = (tx: Database, account: ForgottenAccount, now: Date) => Promise<unknown>;
type OnMerge = (tx: Database, from: string, into: string) => Promise<unknown>;

/** `belongsTo` says whose the rows are. A project's rows may name an account as well, as votes do. */
export type TableRule =
  | { table: PgTable; belongsTo: 'nobody' }
  | { table: PgTable; belongsTo: 'account'; onForget: OnForget }
  | { table: PgTable; belongsTo: 'project'; onMerge: OnMerge; onForget?: OnForget };

/** Moves every row of a project to another and deletes the project. */
export type MergeProjects = (tx: Database, from: string, into: string) => Promise<void>;

/** Rows that name the project in `column` name the other one. */
export const moved =
  (table: PgTable, column: Column): OnMerge =>
  (tx, from, into) =>
    tx.execute(sql`update ${table} set ${sql.identifier(column.name)} = ${into}
      where ${eq(column, from)}`);

/**
 * The same where two rows may be alike in `natural`, the rest of a unique key: of such a pair the row of `into` stays, and the
 * other is deleted with its project.
 */
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

/** Derived rows of the project that goes are of no use: they are made again. */
export const deletedOnMerge =
  (table: PgTable, column: Column): OnMerge =>
  (tx, from) =>
    tx.delete(table).where(eq(column, from));

/** Rows that hang on other rows go where those go. */
export const follows = async (): Promise<void> => undefined;

/** Deletes the rows of an account by one of its names. */
export const deletedBy =
  (table: PgTable, column: Column, name: keyof AccountNames): OnForget =>
  (tx, account) =>
    tx.delete(table).where(eq(column, account[name]));

/** Moves the rows of all tables from one project to another, in one transaction of the caller's. */
export async function mergeRows(
  rules: readonly TableRule[],
  tx: Database,
  from: string,
  into: string,
): Promise<void> {
  for (const rule of rules) if (rule.belongsTo === 'project') await rule.onMerge(tx, from, into);
  await tx.delete(projects).where(eq(projects.id, from));
}

/** Deletes what all tables know of an account, in one transaction of the caller's; what has to stay stays under a pseudonym. */
export async function forgetRows(
  rules: readonly TableRule[],
  tx: Database,
  names: AccountNames,
  now: Date,
): Promise<void> {
  const account = { ...names, pseudonym: `forgotten-${randomUUID()}` };
  for (const rule of rules)
    if (rule.belongsTo !== 'nobody') await rule.onForget?.(tx, account, now);
}
