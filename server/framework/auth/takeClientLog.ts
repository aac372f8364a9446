import type { NextApiRequest, NextApiResponse } from 'next';
import { reportError } from '@/contracts/endpoints';
import { ERROR_DESCRIPTION_MAX } from '@/contracts/limits';
import { callBackend } from '../../backend/backend';
import type { Visitor } from '../../auth/visitor';

/** NextAuth's client reports to `_log` (§7). */
export async function takeClientLog(
  request: NextApiRequest,
  response: NextApiResponse,
  { caller }: Visitor,
): Promise<void> {
  const body = (request.body ?? {}) as Record<string, unknown>;
  const code =
    typeof body.code === 'string' && /^\w{1,80}$/.test(body.code) ? body.code : 'UNKNOWN';
  const message =
    typeof body.message === 'string' ? body.message.slice(0, ERROR_DESCRIPTION_MAX) : '';
  await callBackend(
    reportError,
    { body: { title: `next-auth: ${code}`, description: message, trace: '' } },
    caller,
    0,
  );
  response.status(200).json({});
}
