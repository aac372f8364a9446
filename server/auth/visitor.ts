import type { IncomingMessage } from 'node:http';
import type { BackendCaller } from '../backend/backend';
import { hashNetworks } from '../backend/caller';
import { webEnv } from '../env';
import { agentLabel } from './agentLabel';

/** The network is a keyed hash. */
export interface Visitor {
  caller: BackendCaller;
  agent: string;
}

export function toVisitor(request: IncomingMessage, requestId: string): Visitor {
  return {
    caller: { requestId, ownPage: true, ...hashNetworks(request, webEnv()) },
    agent: agentLabel(request.headers['user-agent']),
  };
}
