export {
  createChainReader,
  RpcFailure,
  type Block,
  type ChainReader,
  type Pair,
  type Triple,
} from './chainReader';
export { createChainReaders, type ChainReaders } from './chainReaders';
export { readRpcUrls, type RpcUrls } from './readRpcUrls';
