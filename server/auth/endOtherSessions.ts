import type { InputOf } from '@/contracts/endpoint';
import { endAccountSessions } from '@/contracts/internalEndpoints';
import { callBackend, type BackendCaller } from '../backend';

/** Pauses before it is tried again, ms. */
const PAUSES_MS = [100, 400];
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Ends sessions after the password has become another: nobody can ask for that again, because code and old password are used up. So it is
 * tried more than once; ending what has ended does nothing.
 * @throws RequestError when the backend does not do it at all
 */
export async function endOtherSessions(
  which: Partial<InputOf<typeof endAccountSessions>['body']>,
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
