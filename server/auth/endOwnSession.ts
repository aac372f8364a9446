import { endSession } from '@/contracts/accounts/internalEndpoints';
import { callBackend } from '../backend/backend';
import { webEnv } from '../env';
import { userPool } from '../identity';
import { recordAuthEvent } from './audit';
import { openTokens } from './sealTokens';
import type { SessionToken } from './sessionToken';
import type { Visitor } from './visitor';

/**
 * Ends the row, the sign-in at the provider, and any acting as a user.
 * @param detail for the audit log, unless it was a sign-out
 * @throws RequestError when the row cannot be ended; then nothing is
 */
export async function endOwnSession(
  { sid, user }: SessionToken,
  { caller }: Visitor,
  detail?: string,
): Promise<void> {
  const { ended, sealedTokens } = await callBackend(
    endSession,
    { body: { sid, reason: 'sign-out' } },
    caller,
    0,
  );
  if (ended)
    await recordAuthEvent(caller, {
      event: 'sign-out',
      outcome: 'success',
      account: user.username,
      sid,
      detail,
    });
  const tokens = sealedTokens
    ? openTokens(webEnv().secret, user.username, sealedTokens)
    : undefined;
  // The site's session ends even if the provider cannot be reached.
  if (tokens)
    await userPool()
      .revoke(tokens.refreshToken)
      .catch(() => undefined);
}
