export { RpcFailure, type Block, type ChainReader } from './chainReader';
export { createChainReaders, type ChainReaders } from './chainReaders';
export { readRpcUrls, type RpcUrls } from './readRpcUrls';
