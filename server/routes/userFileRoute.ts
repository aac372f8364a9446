import type { NextApiHandler } from 'next';
import type { Endpoint } from '@/contracts/endpoint';
import { passed } from '../http/apiRoute';
import { findUser } from '../auth/findUser';
import { callerKeys } from '../backend/caller';
import { webEnv } from '../env';
import { makeRoute, type Call } from '../http/route';
import { sendStream } from '../http/sendStream';

type Guard = (call: Call<Endpoint>) => Promise<void>;

async function sendFile(
  endpoint: Endpoint,
  call: Call<Endpoint>,
  guard: Guard | undefined,
): Promise<void> {
  await guard?.(call);
  const { request, response, requestId } = call;
  const user = await findUser(call, undefined);
  const keys = callerKeys(request, response, webEnv());
  const caller = { requestId, user, ...keys };
  await sendStream(endpoint, call, caller, { 'Cache-Control': 'no-store' });
}

/** A file of the signed-in user, which no cache keeps. */
export const userFileRoute = (endpoint: Endpoint, guard?: Guard): NextApiHandler =>
  makeRoute({
    ...passed(endpoint),
    handler: (call) => sendFile(endpoint, call, guard),
    isStreamed: true,
  });
