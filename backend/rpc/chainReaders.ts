import { createChainReader, type ChainReader } from './chainReader';
import type { RpcUrls } from './readRpcUrls';

export type ChainReaders = ReadonlyMap<string, ChainReader>;

/** One for each chain with an RPC, by the first of its addresses. */
export const createChainReaders = (urls: RpcUrls): ChainReaders =>
  new Map([...urls].map(([chain, [url]]) => [chain, createChainReader(chain, url!)]));
