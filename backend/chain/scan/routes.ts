import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { listScanChains, readScan, startScan } from '../../../contracts/endpoints';
import { addressFromId, chainFromId } from '../../../contracts/ids';
import { SCAN_SECONDS, SCANS_AN_HOUR, SCANS_AN_HOUR_OF_ALL } from '../../../contracts/limits';
import { NOTHING_YET, type ScanFound } from '../../../contracts/chain/scan';
import { HOUR_MS } from '../../../contracts/time';
import type { StoreAndClock } from '../../db/store';
import { notFound, Problem } from '../../http/problem';
import { route } from '../../http/route';
import { countTry, secondsLeft } from '../../limits/countTry';
import { NETWORK_CEILINGS } from '../../limits/networkCeilings';
import type { PriceSource } from '../../prices';
import type { RpcUrls } from '../../rpc';
import { listTokens } from '../knownTokens';
import { ChainFailure } from '../rpc/failure';
import { createChainClient } from '../rpc/node';
import { scanContract, type AskSource } from './scanContract';
import { claimScan, dropScan, findScan, saveScan, type ScanRow } from './scans';
import { toScan } from './toScan';

export interface ScanNeeds extends StoreAndClock {
  logger: Logger;
  scanUrls?: RpcUrls;
  priceSource?: PriceSource;
  askSource?: AskSource;
}

const TOO_MANY = 'Too many scans were asked for in this hour. Please try again later.';
const BUSY = 'Other contracts are being scanned. Please try again in a moment.';
const BUSY_SECONDS = 10;
const ETHEREUM = 'eip155:1';
const MOST_TOKENS = 20;
/** A list that is slow keeps no scan. */
const SOURCE_MS = 10_000;

const waitFor = (ms: number, signal?: AbortSignal) => sleep(ms, undefined, { signal });

/** Runs scans in this process. One that dies with it is known by its `until`. */
class Scans {
  constructor(private readonly needs: ScanNeeds) {}

  private clientOf(chain: string, signal: AbortSignal) {
    const { scanUrls, now } = this.needs;
    const urls = scanUrls?.get(chain);
    return urls && createChainClient(chain, urls, { now, wait: waitFor, signal });
  }

  private async scan(id: string, onPart: (found: ScanFound) => void): Promise<ScanFound> {
    const { store, now, priceSource: prices, askSource } = this.needs;
    const chain = chainFromId(id);
    const late = now().getTime() + SCAN_SECONDS * 1_000;
    const signal = AbortSignal.timeout((SCAN_SECONDS + 10) * 1_000);
    return scanContract(addressFromId(id), {
      client: this.clientOf(chain, signal)!,
      ethereum: chain === ETHEREUM ? undefined : this.clientOf(ETHEREUM, signal),
      tokens: (await listTokens(store.db, '', [chain], MOST_TOKENS)).get(chain) ?? [],
      prices,
      askSource: async (code) =>
        (await askSource?.(code, AbortSignal.timeout(SOURCE_MS)).catch(() => null)) ?? null,
      isLate: () => now().getTime() >= late,
      onPart,
    });
  }

  /** One write after the other; of several that wait, the newest. */
  async run(row: ScanRow): Promise<void> {
    const { store, now, logger } = this.needs;
    let saving = Promise.resolve<unknown>(undefined);
    let newest: ScanFound | undefined;
    const save = (found: ScanFound) => {
      const isWaiting = newest !== undefined;
      newest = found;
      if (isWaiting) return;
      saving = saving.then(async () => {
        const part = newest!;
        newest = undefined;
        await saveScan(store.db, row, part, null);
      });
      saving.catch(() => undefined);
    };
    let found: ScanFound;
    try {
      found = await this.scan(row.id, save);
    } catch (error) {
      const isChain = error instanceof ChainFailure || (error as Error).name === 'TimeoutError';
      if (!isChain) logger.error({ err: error }, 'a scan failed');
      else logger.warn({ scan: row.id, reason: (error as Error).message }, 'a scan failed');
      found = { ...NOTHING_YET, why: isChain ? 'chain' : 'stopped' };
    }
    await saving.catch(() => undefined);
    await saveScan(store.db, row, found, now());
  }
}

export function registerScanRoutes(app: FastifyInstance, needs: ScanNeeds): void {
  const { store, now, logger, scanUrls } = needs;
  const scans = new Scans(needs);
  const assertChain = (id: string): void => {
    if (!scanUrls?.has(chainFromId(id))) throw notFound('A chain that this site scans');
  };

  route(app, listScanChains, async () => ({ chains: [...(scanUrls?.keys() ?? [])] }));

  route(app, readScan, async ({ params: { id } }) => {
    assertChain(id);
    return toScan(store.db, id, await findScan(store.db, id, now()), now());
  });

  route(app, startScan, async ({ params: { id } }, caller) => {
    if (!caller.ownPage) throw new Problem('forbidden', "Begin scans from this site's own pages.");
    assertChain(id);
    const claimed = await claimScan(store.db, id, now());
    if (!claimed) throw new Problem('rate-limited', BUSY, {}, BUSY_SECONDS);
    const { row, isNew } = claimed;
    if (!isNew) return { askedAt: row.askedAt };
    // Of its own networks first: who is over takes nothing from the others.
    const own = caller.networkKeys.map(({ width, key }): [string, number] => [
      `scan ${isIP(key) ? 'direct' : key}`,
      Math.max(SCANS_AN_HOUR, NETWORK_CEILINGS[width]),
    ]);
    for (const [key, most] of [...own, ['scans', SCANS_AN_HOUR_OF_ALL] as const]) {
      const counted = await countTry(store.db, key, { most, windowMs: HOUR_MS }, now());
      if (counted.within) continue;
      await dropScan(store.db, row);
      throw new Problem('rate-limited', TOO_MANY, {}, secondsLeft(counted, now()));
    }
    void scans.run(row).catch((error: unknown) => logger.error({ err: error }, 'a scan was lost'));
    return { askedAt: row.askedAt };
  });
}
