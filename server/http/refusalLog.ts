/** Refused authorization, one line each (ASVS V16.3.2). */
import type { ErrorCode } from '@/contracts/errors';
import { LinesAMinute, REFUSALS_A_MINUTE } from '@/contracts/http/LinesAMinute';
import { logLine } from '../log';

const REFUSALS: readonly ErrorCode[] = [
  'unauthenticated',
  'forbidden',
  'impersonating',
  'other-session',
];

const lines = new LinesAMinute(REFUSALS_A_MINUTE);

/**
 * No visitor's address: the privacy policy promises it.
 * @param route its pattern, never its values
 */
export function logRefusal(
  code: ErrorCode,
  { requestId, method, route }: { requestId: string; method: string; route: string },
  now: number,
): void {
  if (!REFUSALS.includes(code)) return;
  const taken = lines.take(now);
  if (!taken) return;
  logLine('warn', {
    event: 'refused',
    code,
    requestId,
    method,
    route,
    leftOut: taken.leftOut || undefined,
  });
}
