/** What a feature of the backend adds to it. Each feature has one such value, in its `module.ts`; modules.ts lists them. */
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { AdminRoute } from './admin/adminRoute';
import type { Command } from './cli/io';
import type { StoreLocation } from './cli/withStore';
import type { Database } from './db/store';
import type { TableRule } from './db/tables';

/** Work that one process does, until it succeeds or has failed too often. A run may follow one that was killed halfway. */
export interface JobDefinition {
  name: string;
  run(run: {
    data: object;
    now: Date;
    signal: AbortSignal;
    progress: (done: number, total: number) => void;
    again: (afterSeconds: number) => Promise<void>;
  }): Promise<unknown>;
  leaseSeconds: number;
  retries: number;
  pauseSeconds: number;
  meanwhile: 'drop' | 'follow';
  lookSeconds?: number;
}

export interface ScheduleDefinition {
  job: string;
  /** Five fields, in UTC. */
  cron: string;
}

/** Follows events of some types in their order; `name` is that of its cursor. */
export interface EventReader {
  name: string;
  types: readonly string[];
  handle(tx: Database, events: readonly object[]): Promise<void>;
}

interface Parts<Given extends object, Config extends StoreLocation> {
  name: string;
  routes?(app: FastifyInstance, given: Given): void;
  /** By the path below /admin/. */
  admin?: Readonly<Record<string, AdminRoute<Given>>>;
  jobs?(given: Given): readonly JobDefinition[];
  schedules?(given: Given): readonly ScheduleDefinition[];
  subscribers?(given: Given): readonly EventReader[];
  /** Deletes what is past its time. @returns how many rows */
  prune?(db: Database, now: Date, given: Given): Promise<number>;
  /** @throws while the feature cannot do its work: the backend is not ready then */
  health?(given: Given): Promise<void>;
  metrics?(registry: Registry, given: Given): void;
  /** By the name that the operator types. */
  commands?: Readonly<Record<string, Command<Config>>>;
  /** Every table that the feature writes, with what becomes of its rows. */
  tables?: readonly TableRule[];
}

type Nothing = Record<never, never>;

/**
 * `Given` is what the module gets: `needs` names all of it, and it is given nothing else. `Config` is what its commands read of
 * the configuration.
 */
export interface BackendModule<
  Given extends object = Nothing,
  Config extends StoreLocation = StoreLocation,
> extends Parts<Given, Config> {
  needs: { [Name in keyof Given]-?: true };
}

/** A module whatever it needs. */
export interface AnyModule extends Parts<never, never> {
  needs: Readonly<Record<string, true>>;
}

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type NeedsOf<Module> = Module extends BackendModule<infer Given, infer _Config> ? Given : never;
type ConfigOf<Module> = Module extends BackendModule<infer _Given, infer Config> ? Config : never;

/** What several modules need together. */
export type GivenTo<Modules> = Intersection<NeedsOf<Modules>>;
/** What the commands of several modules read of the configuration. */
export type ConfigFor<Modules> = Intersection<ConfigOf<Modules>>;

/** Of everything there is, what this module needs. */
export const pickNeeds = ({ needs }: AnyModule, all: object): never =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name in needs)) as never;
