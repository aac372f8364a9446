import type { Logger } from 'pino';
import { MINUTE_MS } from '../../../contracts/time';
import type { StoreAndClock } from '../../db/store';
import type { MergeProjects } from '../../db/tables';
import type { AskSource } from '../../chain';
import type { PriceSource } from '../../prices';
import type { JobDefinition, ScheduleDefinition } from '../../jobTypes';
import { collect, CollectorBusy, type CollectOptions } from './collect';
import { nameFailures } from './nameFailures';
import { createReader, type ReaderOptions } from './reader';
import { OWN, type CollectSettings } from './settings';
import type { PortalUrls, RpcUrls } from '../../rpc';
import { openChains, withTestChain } from './openChains';
import { SOURCES } from './sources';
import { findSource, sourcify } from './sources/sourcify';

export interface CollectNeeds extends StoreAndClock {
  logger: Logger;
  mergeProjects: MergeProjects;
  priceSource?: PriceSource;
  /** Undefined: every source is off. */
  collect?: CollectSettings & { siteUrl: string; rpcUrls?: RpcUrls; portals?: PortalUrls };
}

const NAME = 'collect';
const EVERY_TEN_MINUTES = '*/10 * * * *';
/** Of one run; what is left stays due for the next. */
const RUN_MS = 8 * MINUTE_MS;

/** Between two calls of one host. */
const GAP_MS = 250;
/** Of a stranger's page. */
const PAGE_BYTES = 4 * 1024 * 1024;
const PAGE_MS = 15_000;
/** A mirror gets no token. */
const isGithub = (base: string): boolean => new URL(base).host === 'api.github.com';

export const openReaders =
  (
    {
      collect: settings,
      now,
      priceSource: prices,
    }: Pick<CollectNeeds, 'collect' | 'now' | 'priceSource'>,
    more: Partial<Pick<ReaderOptions, 'signal' | 'wait' | 'fetch'>> = {},
  ): CollectOptions['openReader'] =>
  ({ name }, target) => {
    const { chains = [] } = target;
    if (name === 'chain' || name === 'watch') {
      const reader = openChains(chains, settings?.rpcUrls, { now, ...more });
      return reader && { ...reader, prices };
    }
    if (name === 'activity') {
      const portals = withTestChain(settings?.portals);
      const counted = chains.filter((chain) => portals.has(chain));
      const reader = openChains(counted, settings?.rpcUrls, { now, ...more });
      return reader && { ...reader, portals };
    }
    const address = settings?.addresses[name];
    if (!settings || address === undefined) return undefined;
    const base = address === OWN ? target.base! : address;
    const { githubToken, contact, siteUrl, dnsUrl } = settings;
    const by = contact === undefined ? '' : `; ${contact}`;
    const shared = { now, gapMs: GAP_MS, userAgent: `Plumbline/1 (+${siteUrl}${by})`, ...more };
    if (address === OWN) {
      const dns = dnsUrl === undefined ? undefined : createReader({ ...shared, base: dnsUrl });
      return createReader({ ...shared, base, dns, mostBytes: PAGE_BYTES, timeoutMs: PAGE_MS });
    }
    return createReader({
      ...{ ...shared, base },
      ...(githubToken !== undefined &&
        isGithub(base) && { headers: { authorization: `Bearer ${githubToken}` } }),
    });
  };

/** Undefined where Sourcify is not read by schedule: a fresh site calls nobody. */
export function openSourceAsk(given: Pick<CollectNeeds, 'collect' | 'now'>): AskSource | undefined {
  if (!given.collect?.isOn || !given.collect.addresses.sourcify) return undefined;
  return async (id, signal) => {
    const reader = openReaders(given, { signal })(sourcify, { id });
    return reader ? findSource(reader, id) : null;
  };
}

export const collectJobs = (given: CollectNeeds): JobDefinition[] => [
  {
    name: NAME,
    leaseSeconds: 1_800,
    // The next run is near.
    retries: 0,
    pauseSeconds: 60,
    meanwhile: 'drop',
    run: ({ now, signal, progress }) =>
      collect(given.store, {
        sources: SOURCES,
        openReader: openReaders(given, { signal }),
        now: given.now,
        mergeProjects: given.mergeProjects,
        dryRun: false,
        until: new Date(now.getTime() + RUN_MS),
        signal,
        onProgress: ({ done, total }) => progress(done, total),
      }).then(
        ({ looks }) =>
          nameFailures(looks).forEach((failed) => given.logger.warn(failed, 'a source failed')),
        (error: unknown) => {
          if (!(error instanceof CollectorBusy)) throw error;
        },
      ),
  },
];

export const collectSchedules = ({ collect: settings }: CollectNeeds): ScheduleDefinition[] =>
  settings?.isOn === true ? [{ job: NAME, cron: EVERY_TEN_MINUTES }] : [];
