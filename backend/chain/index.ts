export { BLOCKS, countActivity } from './countActivity';
export { listTokens } from './knownTokens';
export { lookAtPowers, type ChainClients } from './lookAtPowers';
export type { ChainDocument } from './powers/document';
export { watchPowers } from './powerEvents';
export { ChainFailure } from './rpc/failure';
export type { AskSource } from './scan/scanContract';
export { createChainClient } from './rpc/node';
export type { ChainClient } from './rpc/types';
