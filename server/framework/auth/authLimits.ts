import type { MinuteLimit } from '@/contracts/http/MinuteLimits';
import { assertAttempt } from '../../auth/attempts';
import type { Visitor } from '../../auth/visitor';
import { assertPerMinute } from '../../http/perMinute';
import { ApiProblem } from '../../http/ApiProblem';

const reads = (most: number): MinuteLimit => ({ most, counted: 'in blocks' });
const acts = (most: number): MinuteLimit => ({ most, counted: 'each' });

/** Of one network, by NextAuth's action: room for an office behind one address. */
export const AUTH_LIMITS = {
  session: reads(600),
  csrf: reads(300),
  providers: reads(300),
  signin: acts(30),
  callback: acts(60),
  signout: acts(60),
  _log: acts(30),
  other: reads(60),
} as const satisfies Record<string, MinuteLimit>;

const isKnown = (action: string | undefined): action is keyof typeof AUTH_LIMITS =>
  action !== undefined && Object.hasOwn(AUTH_LIMITS, action);

/** As the pool's own limits; the forms have words for it. */
const EXCEPTION = 'LimitExceededException';

/**
 * Before NextAuth, which asks the provider and writes to the audit log for each callback. Passwords
 * are counted by account, too (authHandler.ts).
 * @throws ApiProblem 429 with Retry-After
 */
export async function assertAuthLimits(
  action: string | undefined,
  provider: string | undefined,
  { caller }: Visitor,
  now: number,
): Promise<void> {
  const name = isKnown(action) ? action : 'other';
  const { most: perMinute, counted } = AUTH_LIMITS[name];
  const limit = { id: `auth-${name}`, perMinute, counted };
  await assertPerMinute(limit, caller.addressKey ?? '', now).catch((error: unknown) => {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, message, retryAfter, rateLimit } = error;
    throw new ApiProblem(code, message, { retryAfter, rateLimit, exception: EXCEPTION });
  });
  if (provider === undefined || provider === 'credentials') return;
  if (action === 'signin') await assertAttempt(caller, 'google-start', undefined);
  if (action === 'callback') await assertAttempt(caller, 'google', undefined);
}
