export { MULTICALL3, RpcFailure, type Block, type ChainReader } from './chainReader';
export { createChainReaders, type ChainReaders } from './chainReaders';
export { readPortalUrls, readRpcUrls, type PortalUrls, type RpcUrls } from './readRpcUrls';
