import { checkSession, endSession, storeTokens } from '@/contracts/internalEndpoints';
import { LIMIT_EXCEPTIONS } from '@/lib/errors/authCatalogue';
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

/** Renewals under way, by session: of requests that come at once, as a page makes them, one asks the pool and all have its answer. */
const renewals = new Map<string, Promise<Tokens | undefined>>();

interface Renewal { token: SessionToken; tokens: Tokens; version: number; caller: BackendCaller }

async function readRow({ sid, user }: SessionToken, caller: BackendCaller) {
  const row = await callBackend(checkSession, { body: { sid } }, caller, 0);
  const tokens = row.active && row.sealedTokens ? openTokens(webEnv().secret, user.username, row.sealedTokens) : undefined;
  return tokens && { tokens, version: row.version, endsAt: row.endsAt };
}

/** The pool has refused to renew: somebody else has renewed meanwhile, or the sign-in is over (revoked, the account disabled or gone). */
async function afterRefusal({ token, version, caller }: Renewal, { exception }: IdentityError): Promise<Tokens | undefined> {
  const now = await readRow(token, caller);
  if (now && now.version > version) return now.tokens;
  await callBackend(endSession, { body: { sid: token.sid, reason: 'refused-by-provider' } }, caller, 0);
  await recordAuthEvent(caller, { event: 'session-ended', outcome: 'success', account: token.user.username, sid: token.sid, detail: exception });
  return undefined;
}

async function renew(renewal: Renewal): Promise<Tokens | undefined> {
  const { token: { sid, user }, tokens, version, caller } = renewal;
  try {
    const fresh = await userPool().renew(tokens.refreshToken);
    await callBackend(storeTokens, { body: { sid, version, sealedTokens: sealTokens(webEnv().secret, user.username, fresh) } }, caller, 0);
    return fresh;
  } catch (error) {
    // A pool that is busy or away says nothing about the sign-in: it is asked again next time.
    if (!(error instanceof IdentityError) || LIMIT_EXCEPTIONS.includes(error.exception)) return tokens;
    return afterRefusal(renewal, error);
  }
}

function renewed(renewal: Renewal): Promise<Tokens | undefined> {
  const { sid } = renewal.token;
  const running = renewals.get(sid) ?? renew(renewal).finally(() => renewals.delete(sid));
  renewals.set(sid, running);
  return running;
}

/**
 * The session of a token, if its row is in force; the user pool's tokens are renewed when they end soon.
 * @throws RequestError when the backend does not answer: nobody knows then.
 */
export async function liveSession(token: SessionToken, caller: BackendCaller = {}): Promise<LiveSession | undefined> {
  const row = await readRow(token, caller);
  if (!row) return undefined;
  const { tokens, version, endsAt } = row;
  const current = tokens.expiresAt - Date.now() > EARLY_MS ? tokens : await renewed({ token, tokens, version, caller });
  return current && { ...token, tokens: current, endsAt };
}

/** Who is signed in, judged by the session's row. @throws RequestError when the backend does not answer */
export async function readSession(request: RequestWithCookies, caller: BackendCaller = {}): Promise<LiveSession | undefined> {
  const token = await readSessionToken(request);
  return token && liveSession(token, caller);
}
