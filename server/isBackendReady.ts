import { webEnv } from './env';

const READY_DEADLINE_MS = 1_000;

/** @throws when it does not answer in time */
export async function isBackendReady(): Promise<boolean> {
  const answer = await fetch(`${webEnv().backendUrl}/health/ready`, {
    redirect: 'error',
    signal: AbortSignal.timeout(READY_DEADLINE_MS),
  });
  await answer.body?.cancel();
  return answer.ok;
}
