import { webEnv } from '../env';
import { httpRequest } from './httpRequest';

const READY_DEADLINE_MS = 1_000;

/** @throws when it does not answer in time */
export async function isBackendReady(): Promise<boolean> {
  const answer = await httpRequest(`${webEnv().backendUrl}/health/ready`, {
    signal: AbortSignal.timeout(READY_DEADLINE_MS),
  });
  answer.body.resume();
  return answer.ok;
}
