import type { Logger } from 'pino';
import { alertChannels, exportedTables } from './compose';
import type { BackendConfig } from './config';
import { openSourceAsk } from './facts/collect';
import type { Store } from './db/store';
import { openFiles } from './files';
import { openFlagFile } from './site/flags';
import { openPool } from './users/identity';
import { DELIVER } from './delivery/mail';
import { createPriceSource } from './prices';
import { createChainReaders } from './rpc';
import { mailLife, setUpMail } from './start/setUpMail';
import { openWebhooks } from './delivery/webhooks';

interface Process {
  config: BackendConfig;
  now: () => Date;
  logger: Logger;
}

type Send = (job: string, afterSeconds?: number) => void;

/** What the modules need, as the configuration says. */
export async function openGiven(store: Store, { config, now, logger }: Process, send: Send) {
  const { siteUrl } = config.mail;
  const pool = config.userPool && (await openPool(store, config.userPool, now, config.linkBase));
  const post = setUpMail({
    db: store.db,
    now,
    logger,
    settings: config.mail,
    life: mailLife(config.userPool),
    writes: [
      ...(pool ? (['codes'] as const) : []),
      ...(config.quoteTo ? (['quotes'] as const) : []),
      ...(config.reportTo ? (['reports'] as const) : []),
      'alerts',
    ],
  });
  return {
    store,
    now,
    logger,
    pool,
    cognito: config.cognito,
    mail: { ...post, wake: () => post.delivery && send(DELIVER) },
    sessionLimits: config.sessionLimits,
    announcement: config.announcement,
    quotes: { to: config.quoteTo, siteUrl },
    reports: { to: config.reportTo, siteUrl },
    alerts: { siteUrl: config.linkBase },
    alertChannels,
    exportedTables,
    webhooks: openWebhooks({
      siteUrl: config.linkBase,
      allowLoopback: config.webhooksAllowLoopback,
    }),
    send,
    flags: openFlagFile(config.flagFile.path, logger),
    ratingSchedule: config.ratingSchedule,
    dataLicense: config.dataLicense,
    siteUrl: config.linkBase,
    scanUrls: config.mayScan ? config.rpcUrls : new Map(),
    askSource: openSourceAsk({ collect: { ...config.collect, siteUrl: config.linkBase }, now }),
    chainReaders: createChainReaders(config.rpcUrls),
    priceSource: config.pricesUrl ? createPriceSource(config.pricesUrl, now) : undefined,
    collect: {
      ...{ ...config.collect, siteUrl: config.linkBase },
      ...{ rpcUrls: config.rpcUrls, portals: config.portalUrls },
    },
    files: openFiles(config.dataDir, config.filesBucket),
  };
}
