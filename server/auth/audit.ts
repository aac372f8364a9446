import type { InputOf } from '@/contracts/endpoint';
import { recordAudit } from '@/contracts/internalEndpoints';
import { callBackend, type BackendCaller } from '../backend';

export type AuthEvent = InputOf<typeof recordAudit>['body'];

/** Adds to the audit log. What happened has happened: when the log cannot be reached, the call that is logged fails with it (ASVS V16.5.3). */
export async function recordAuthEvent(
  caller: BackendCaller,
  event: Partial<AuthEvent> & Pick<AuthEvent, 'event' | 'outcome'>,
): Promise<void> {
  await callBackend(recordAudit, { body: event }, caller, 0);
}
