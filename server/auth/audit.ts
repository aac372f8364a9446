import type { EndpointInput } from '@/contracts/endpoint';
import { recordAudit } from '@/contracts/accounts/internalEndpoints';
import { callBackend, type BackendCaller } from '../backend/backend';

export type AuthEvent = EndpointInput<typeof recordAudit>['body'];

/** When the log is unavailable the call fails, even after its work is done (ASVS V16.5.3). */
export async function recordAuthEvent(
  caller: BackendCaller,
  event: Partial<AuthEvent> & Pick<AuthEvent, 'event' | 'outcome'>,
): Promise<void> {
  await callBackend(recordAudit, { body: event }, caller, 0);
}
