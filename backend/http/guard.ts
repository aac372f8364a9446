import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuditEvent } from '../../contracts/accounts/audit';
import type { Endpoint } from '../../contracts/endpoint';
import { isForUsers, type Guard } from '../../contracts/http/guards';
import { assertUser, type Caller } from './caller';
import { Problem } from './problem';

export interface GuardNote {
  event: AuditEvent;
  outcome: 'success' | 'failure';
  detail: string;
}
export type WriteNote = (note: GuardNote, caller: Caller) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    writeNote: WriteNote;
  }
}

export function keepNotes(app: FastifyInstance, writeNote: WriteNote): void {
  app.decorate('writeNote', writeNote);
}

type Check = (endpoint: Endpoint, request: FastifyRequest) => Promise<void>;

const assertSignedIn: Check = async (_endpoint, { caller }) => assertUser(caller);

const assertOwner: Check = async ({ id }, { caller, server }) => {
  if (!caller.actor) return;
  await server.writeNote({ event: 'impersonation-write', outcome: 'failure', detail: id }, caller);
  throw new Problem('impersonating', 'Only the owner of the account can do this.');
};

const CHECKS: Partial<Record<Guard['kind'], Check>> = {
  'signed-in': assertSignedIn,
  'not-while-acting': assertOwner,
};

/** @throws Problem of the first guard that refuses */
export async function assertGuards(endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  for (const { kind } of endpoint.guards) await CHECKS[kind]?.(endpoint, request);
}

/** Logs staff changes first, so a failing log prevents the change. */
export async function noteWrite(
  endpoint: Endpoint,
  { caller, server }: FastifyRequest,
): Promise<void> {
  if (!caller.actor || endpoint.method !== 'POST' || !isForUsers(endpoint)) return;
  await server.writeNote(
    { event: 'impersonation-write', outcome: 'success', detail: endpoint.id },
    caller,
  );
}

export async function noteSuccess(
  { guards }: Endpoint,
  { caller, server }: FastifyRequest,
  output: unknown,
): Promise<void> {
  for (const guard of guards)
    if (guard.kind === 'audited')
      await server.writeNote(
        { event: guard.event, outcome: 'success', detail: guard.detail(output as never) },
        caller,
      );
}
