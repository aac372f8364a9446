import type { Endpoint } from '@/contracts/endpoint';
import { countCall, reserveCalls } from '@/contracts/accounts/internalEndpoints';
import {
  MinuteLimits,
  secondsUntil,
  type Counted,
  type MinuteLimit,
} from '@/contracts/http/MinuteLimits';
import { rateLimitHeaders } from '@/contracts/http/rateLimitHeaders';
import { ApiProblem } from './ApiProblem';
import { callBackend } from '../backend/backend';

/** For calls the web tier answers itself; the backend counts the rest, and for all web processes. */
const limits = new MinuteLimits(async (key, calls, minute) => {
  const [limit = '', addressKey] = key.split(' ');
  const body = { limit, calls, minute: minute.toISOString() };
  return (await callBackend(reserveCalls, { body }, { addressKey }, 0)).count;
});

const toKey = (limit: string, addressKey: string) => `${limit} ${addressKey}`;

/** @throws RequestError when each call counts and the backend is down */
export const takeCall = (
  name: string,
  limit: MinuteLimit,
  addressKey: string,
  now: number,
): Promise<Counted> => limits.take(toKey(name, addressKey), limit, now);

/** Without asking the backend; undefined: not refused, as far as this process knows. */
export const knownRefusal = (name: string, addressKey: string, now: number): Counted | undefined =>
  limits.refusal(toKey(name, addressKey), now);

/**
 * @param addressKey a keyed hash
 * @throws ApiProblem 429 with Retry-After
 */
export async function assertPerMinute(
  { id, perMinute, counted }: Pick<Endpoint, 'id' | 'perMinute' | 'counted'>,
  addressKey: string,
  now: number,
): Promise<Counted> {
  const call = await takeCall(id, { most: perMinute, counted }, addressKey, now);
  if (!call.within) refuseCall(perMinute, call, now);
  return call;
}

/** @throws ApiProblem 429 with Retry-After */
function refuseCall(perMinute: number, call: Counted, now: number): never {
  throw new ApiProblem('rate-limited', 'Too many requests. Please try again shortly.', {
    retryAfter: secondsUntil(call.endsAt, now),
    rateLimit: rateLimitHeaders(perMinute, call, now),
  });
}

/**
 * Counts a call that this process refuses as the backend counts those that reach it.
 * @returns RateLimit and RateLimit-Policy; none when the backend is down
 * @throws ApiProblem 429 with Retry-After
 */
export async function countRefused(
  { id, perMinute }: Pick<Endpoint, 'id' | 'perMinute'>,
  addressKey: string,
  now: number,
): Promise<Record<string, string>> {
  const body = { endpoint: id };
  const call = await callBackend(countCall, { body }, { addressKey }, 0).catch(() => undefined);
  if (!call) return {};
  const counted = { ...call, endsAt: new Date(call.endsAt) };
  if (!counted.within) refuseCall(perMinute, counted, now);
  return rateLimitHeaders(perMinute, counted, now);
}
