import type { EndpointInput } from '@/contracts/endpoint';
import { endAccountSessions } from '@/contracts/accounts/internalEndpoints';
import { callBackend, type BackendCaller } from '../backend/backend';

/** Before each retry. */
const PAUSES_MS = [100, 400];
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Retries: the user cannot repeat the change, because code and old password are used up.
 * @throws RequestError when every attempt fails
 */
export async function endOtherSessions(
  which: Partial<EndpointInput<typeof endAccountSessions>['body']>,
  caller: BackendCaller,
): Promise<void> {
  for (const ms of PAUSES_MS) {
    const ended = await callBackend(endAccountSessions, { body: which }, caller, 0).catch(
      () => undefined,
    );
    if (ended) return;
    await pause(ms);
  }
  await callBackend(endAccountSessions, { body: which }, caller, 0);
}
