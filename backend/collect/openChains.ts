import { setTimeout as sleep } from 'node:timers/promises';
import { createChainClient } from '../chain';
import type { RpcUrls } from '../rpc';
import { LookFailed, type Reader, type ReaderOptions } from './reader';
import type { Target } from './types';

const waitFor = (ms: number, signal?: AbortSignal) => sleep(ms, undefined, { signal });

/** Every chain of RPC_URLS; undefined where that names none of the target's. */
export function openChains(
  { chains = [] }: Target,
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
    chains: clients,
    read: () => Promise.reject(new LookFailed('refused', 'A chain has no pages')),
  };
}
