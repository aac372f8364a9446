/** What a feature adds to the backend: one value in its `module.ts`, listed in modules.ts. */
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { AdminRoute } from './admin/adminRoute';
import type { AlertChannel } from './alertChannels';
import type { Command } from './cli/io';
import type { Database } from './db/store';
import type { TableRule } from './db/tables';
import type { EventReader } from './eventTypes';
import type { JobDefinition, ScheduleDefinition } from './jobTypes';

interface Parts<Given extends object> {
  name: string;
  routes?(app: FastifyInstance, given: Given): void;
  /** By path below /admin/. */
  admin?: Readonly<Record<string, AdminRoute<Given>>>;
  jobs?(given: Given): readonly JobDefinition[];
  schedules?(given: Given): readonly ScheduleDefinition[];
  subscribers?(given: Given): readonly EventReader[];
  /** By which alerts on watched projects leave the site. */
  alertChannels?: readonly AlertChannel[];
  /** Deletes expired rows. @returns how many */
  prune?(db: Database, now: Date, given: Given): Promise<number>;
  /** @throws while the feature cannot work: the backend is not ready then */
  health?(given: Given): Promise<void>;
  metrics?(registry: Registry, given: Given): void;
  commands?: Readonly<Record<string, Command>>;
  /** Deletes files that no row names any more: after an account's rows went, and by `prune` again. */
  sweepFiles?(given: Given): Promise<void>;
  /** Every table that the feature writes. */
  tables?: readonly TableRule[];
}

type Nothing = Record<never, never>;

/** `Given` is exactly what `needs` names. */
export interface BackendModule<Given extends object = Nothing> extends Parts<Given> {
  needs: { [Name in keyof Given]-?: true };
}

export interface AnyModule extends Parts<never> {
  needs: Readonly<Record<string, true>>;
}

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type ModuleNeeds<Module> = Module extends BackendModule<infer Given> ? Given : never;

export type GivenTo<Modules> = Intersection<ModuleNeeds<Modules>>;

export const pickNeeds = ({ needs }: AnyModule, all: object): never =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name in needs)) as never;
