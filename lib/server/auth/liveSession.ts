import { checkSession, endSession, storeTokens } from '@/contracts/internalEndpoints';
import { callBackend, type BackendCaller } from '../backend';
import { webEnv } from '../env';
import { userPool } from '../identity';
import type { Tokens } from '../identity/identity';
import { IdentityError } from '../identity/IdentityError';
import { recordAuthEvent } from './audit';
import type { RequestWithCookies } from './cookies';
import { openTokens, sealTokens } from './sealTokens';
import { readSessionToken, type SessionToken } from './sessionToken';

/** A session that is in force right now. */
export interface LiveSession extends SessionToken {
  tokens: Tokens;
  /** When it ends at the latest, used or not. */
  endsAt: string | null;
}

/** Milliseconds before its end at which an access token is renewed. */
const EARLY_MS = 60_000;

/** Two requests that renew at once: one of them stores its tokens, the other goes on with what it has. */
async function renewed({ sid, user }: SessionToken, tokens: Tokens, version: number, caller: BackendCaller): Promise<Tokens | undefined> {
  try {
    const fresh = await userPool().renew(tokens.refreshToken);
    await callBackend(storeTokens, { body: { sid, version, sealedTokens: sealTokens(webEnv().secret, user.username, fresh) } }, caller, 0);
    return fresh;
  } catch (error) {
    // The pool says that this sign-in is over: revoked, or the account is disabled or gone.
    if (!(error instanceof IdentityError)) return tokens;
    await callBackend(endSession, { body: { sid, reason: 'refused-by-provider' } }, caller, 0);
    await recordAuthEvent(caller, { event: 'session-ended', outcome: 'success', account: user.username, sid, detail: error.exception });
    return undefined;
  }
}

/**
 * The session of a token, if its row is in force; the user pool's tokens are renewed when they end soon.
 * @throws RequestError when the backend does not answer: nobody knows then.
 */
export async function liveSession(token: SessionToken, caller: BackendCaller = {}): Promise<LiveSession | undefined> {
  const row = await callBackend(checkSession, { body: { sid: token.sid } }, caller, 0);
  const tokens = row.active && row.sealedTokens ? openTokens(webEnv().secret, token.user.username, row.sealedTokens) : undefined;
  if (!tokens) return undefined;
  const current = tokens.expiresAt - Date.now() > EARLY_MS ? tokens : await renewed(token, tokens, row.version, caller);
  return current && { ...token, tokens: current, endsAt: row.endsAt };
}

/** Who is signed in, judged by the session's row. @throws RequestError when the backend does not answer */
export async function readSession(request: RequestWithCookies, caller: BackendCaller = {}): Promise<LiveSession | undefined> {
  const token = await readSessionToken(request);
  return token && liveSession(token, caller);
}
