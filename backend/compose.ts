import type { AlertChannel } from './alertChannels';
import { countUnreadByProject } from './delivery/alerts';
import type { MountedAdminRoute } from './admin/registerAdminRoutes';
import type { Command } from './cli/io';
import type { Database, Store, StoreAndClock } from './db/store';
import {
  forgetRows,
  mergeRows,
  type Exported,
  type ForgetAccount,
  type MergeProjects,
} from './db/tables';
import type { EventReader } from './eventTypes';
import { listOtherwise } from './facts/import';
import type { JobDefinition, ScheduleDefinition } from './jobTypes';
import { pickNeeds, type AnyModule, type GivenTo } from './module';
import * as list from './modules';

type Listed = (typeof list)[keyof typeof list];

export const modules: readonly AnyModule[] = Object.values(list);

export type Given = Omit<
  GivenTo<Listed>,
  'mergeProjects' | 'forgetAccount' | 'countUnread' | 'listOtherwise' | 'sweepFiles'
>;

export const alertChannels: readonly AlertChannel[] = modules.flatMap(
  (module) => module.alertChannels ?? [],
);

const tables = modules.flatMap((module) => module.tables ?? []);

export const mergeProjects: MergeProjects = (tx, from, into) => mergeRows(tables, tx, from, into);

/** Deletes or pseudonymizes an account's rows, in the caller's transaction. */
export const forgetAccount: ForgetAccount = (tx, names, now) => forgetRows(tables, tx, names, now);

/** Of every table with rows of accounts. */
export const exportedTables: readonly Exported[] = tables.flatMap(({ exported }) => exported ?? []);

/** Deletes the files of all modules that no row names any more. */
async function sweepFiles(from: readonly AnyModule[], given: object): Promise<void> {
  for (const module of from) await module.sweepFiles?.(pickNeeds(module, given));
}

/** What modules do for each other, beside what they are given. */
export function withShared<Parts extends { store: Store }>(parts: Parts, mounted = modules) {
  const { db } = parts.store;
  return {
    ...parts,
    mergeProjects,
    forgetAccount,
    countUnread: (account: string, projectIds: readonly string[]) =>
      countUnreadByProject(db, account, projectIds),
    listOtherwise,
    sweepFiles: (sweeps: StoreAndClock) => sweepFiles(mounted, { ...parts, ...sweeps }),
  };
}

export const collectCommands = (from: readonly AnyModule[]): Record<string, Command> =>
  Object.fromEntries(from.flatMap(({ commands = {} }) => Object.entries(commands)));

/** Deletes expired rows of all modules. @returns how many */
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

const gather = <One>(
  from: readonly AnyModule[],
  given: object,
  pickPart: (module: AnyModule) => ((given: never) => readonly One[]) | undefined,
): One[] => from.flatMap((module) => pickPart(module)?.(pickNeeds(module, given)) ?? []);

export const collectJobs = (from: readonly AnyModule[], given: object): JobDefinition[] =>
  gather(from, given, ({ jobs }) => jobs);

export const collectSchedules = (from: readonly AnyModule[], given: object): ScheduleDefinition[] =>
  gather(from, given, ({ schedules }) => schedules);

export const collectReaders = (from: readonly AnyModule[], given: object): EventReader[] =>
  gather(from, given, ({ subscribers }) => subscribers);

export const adminRoutes = (from: readonly AnyModule[], given: object): MountedAdminRoute[] =>
  from.flatMap((module) =>
    Object.entries(module.admin ?? {}).map(([path, route]) => ({
      path,
      route,
      given: pickNeeds(module, given) as object,
    })),
  );
