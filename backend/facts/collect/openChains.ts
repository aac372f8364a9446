import { setTimeout as sleep } from 'node:timers/promises';
import { BLOCKS, ChainFailure, createChainClient } from '../../chain';
import type { PortalUrls, RpcUrls } from '../../rpc';
import { LookFailed, type Reader, type ReaderOptions } from './reader';

const waitFor = (ms: number, signal?: AbortSignal) => sleep(ms, undefined, { signal });

const TEST_CHAIN = 'eip155:31337';

/** Full blocks of a chain on this machine cost nothing. */
export const withTestChain = (portals: PortalUrls = new Map()): PortalUrls =>
  new Map([[TEST_CHAIN, BLOCKS], ...portals]);

/** @throws LookFailed for a chain that failed, and what is thrown otherwise */
export function failedLook(error: unknown): never {
  if (!(error instanceof ChainFailure)) throw error;
  throw new LookFailed(error.outcome, error.message, error.pauseMs);
}

/** Every chain of RPC_URLS; undefined where that names none of these. */
export function openChains(
  chains: readonly string[],
  urls: RpcUrls = new Map(),
  { now, wait = waitFor, signal }: Pick<ReaderOptions, 'now' | 'wait' | 'signal'>,
): Reader | undefined {
  const first = chains.find((chain) => urls.has(chain));
  if (first === undefined) return undefined;
  const clients = new Map(
    [...urls].map(([chain, some]) => [
      chain,
      createChainClient(chain, some, { now, wait, signal }),
    ]),
  );
  return {
    base: `https://${clients.get(first)!.host}`,
    ...{ chains: clients, now, signal },
    read: () => Promise.reject(new LookFailed('refused', 'A chain has no pages')),
  };
}
