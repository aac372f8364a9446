/** What the modules add up to. */
import type { MountedAdminRoute } from './admin/registerAdminRoutes';
import type { Command } from './cli/io';
import type { Database } from './db/store';
import { forgetRows, mergeRows, type AccountNames, type MergeProjects } from './db/tables';
import { pickNeeds, type AnyModule, type ConfigFor, type GivenTo } from './module';
import * as list from './modules';

type Listed = (typeof list)[keyof typeof list];

export const modules: readonly AnyModule[] = Object.values(list);

/** What has to be there for the modules; composition itself brings `mergeProjects`. */
export type Given = Omit<GivenTo<Listed>, 'mergeProjects'>;

const tables = modules.flatMap((module) => module.tables ?? []);

/** Moves every row of one project to another and deletes the first. */
export const mergeProjects: MergeProjects = (tx, from, into) => mergeRows(tables, tx, from, into);

/** Deletes what is known of an account; what has to stay stays under a pseudonym. In a transaction of the caller's. */
export const forgetAccount = (tx: Database, names: AccountNames, now: Date): Promise<void> =>
  forgetRows(tables, tx, names, now);

type ListedCommand = Command<ConfigFor<Listed>>;

/** The operator's commands by name. */
export const commandsOf = (from: readonly AnyModule[]): Record<string, ListedCommand> =>
  Object.fromEntries(
    from.flatMap(({ commands = {} }) => Object.entries(commands) as [string, ListedCommand][]),
  );

/** Deletes everything that is past its time. @returns how many rows */
export async function prune(
  from: readonly AnyModule[],
  given: object,
  db: Database,
  now: Date,
): Promise<number> {
  let pruned = 0;
  for (const module of from)
    pruned += (await module.prune?.(db, now, pickNeeds(module, given))) ?? 0;
  return pruned;
}

export const adminRoutes = (from: readonly AnyModule[], given: object): MountedAdminRoute[] =>
  from.flatMap((module) =>
    Object.entries(module.admin ?? {}).map(([path, route]) => ({
      path,
      route,
      given: pickNeeds(module, given) as object,
    })),
  );
