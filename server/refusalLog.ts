/** Refused authorization, one line each (ASVS V16.3.2). */
import type { NextApiRequest } from 'next';
import type { ErrorCode } from '@/contracts/errors';
import { LinesAMinute, REFUSALS_A_MINUTE } from '@/contracts/LinesAMinute';
import { hashAddress } from './caller';
import { webEnv } from './env';
import { logLine } from './log';

const REFUSALS: readonly ErrorCode[] = [
  'unauthenticated',
  'forbidden',
  'impersonating',
  'other-session',
];
/** As `npm run audit` shows the hash of a network. */
const SHOWN = 8;

const lines = new LinesAMinute(REFUSALS_A_MINUTE);

/** @param route its pattern, never its values; the backend logs what it refused itself */
export function logRefusal(
  code: ErrorCode,
  { request, requestId, route }: { request: NextApiRequest; requestId: string; route: string },
  now: number,
): void {
  if (!REFUSALS.includes(code)) return;
  const taken = lines.take(now);
  if (!taken) return;
  logLine('warn', {
    event: 'refused',
    code,
    requestId,
    method: request.method,
    route,
    from: hashAddress(request, webEnv()).slice(0, SHOWN),
    leftOut: taken.leftOut || undefined,
  });
}
