import { LRUCache } from 'lru-cache';
import { checkSession, endSession, storeTokens } from '@/contracts/internalEndpoints';
import { LIMIT_EXCEPTIONS } from '@/lib/errors/authCatalogue';
import type { SessionUser } from '@/lib/session/sessionStore';
import { callBackend, type BackendCaller } from '../backend';
import { webEnv } from '../env';
import { userPool } from '../identity';
import type { Tokens } from '../identity/identity';
import { IdentityError } from '../identity/IdentityError';
import { recordAuthEvent } from './audit';
import { refusalOfStaff } from './confirmStaff';
import type { RequestWithCookies } from './cookies';
import { unseal } from './seal';
import { openTokens, sealTokens } from './sealTokens';
import { readSessionToken, type SessionToken } from './sessionToken';

/** A session that is in force right now. */
export interface LiveSession {
  sid: string;
  /** Whom the site shows and serves: the account that signed in, or whom it acts as; then with `adminId`. */
  user: SessionUser;
  /** The account that signed in. Tokens are its own. */
  owner: SessionUser;
  tokens: Tokens;
  /** When it ends at the latest, used or not. */
  endsAt: string;
}

/** Milliseconds before its end at which an access token is renewed. */
const EARLY_MS = 60_000;

/** Renewals under way, by session: of requests that come at once, as a page makes them, one asks the pool and all have its answer. */
const renewals = new Map<string, Promise<Tokens | undefined>>();

interface Renewal {
  token: SessionToken;
  tokens: Tokens;
  version: number;
  caller: BackendCaller;
}

/**
 * Renewed tokens that could not be stored yet, by session: the pool takes those of before for some seconds only, and then ends the sign-in.
 * They belong to one version of the row.
 */
const unstored = new LRUCache<string, { tokens: Tokens; version: number }>({ max: 1_000 });

const endsSoon = ({ expiresAt }: Tokens): boolean => expiresAt - Date.now() <= EARLY_MS;

async function readRow({ sid, user }: SessionToken, caller: BackendCaller) {
  const row = await callBackend(checkSession, { body: { sid } }, caller, 0);
  const tokens =
    row.active && row.sealedTokens
      ? openTokens(webEnv().secret, user.username, row.sealedTokens)
      : undefined;
  return tokens && { tokens, version: row.version, endsAt: row.endsAt!, acting: row.acting };
}

/** Ends a session whose sign-in the user pool does not take any more. @param exception the pool's name for why */
export async function endRefused(
  { sid, user }: SessionToken,
  caller: BackendCaller,
  exception: string,
): Promise<undefined> {
  await callBackend(endSession, { body: { sid, reason: 'refused-by-provider' } }, caller, 0);
  await recordAuthEvent(caller, {
    event: 'session-ended',
    outcome: 'success',
    account: user.username,
    sid,
    detail: exception,
  });
  return undefined;
}

/** The pool has refused to renew: somebody else has renewed meanwhile, or the sign-in is over (revoked, the account disabled or gone). */
async function afterRefusal(
  { token, version, caller }: Renewal,
  { exception }: IdentityError,
): Promise<Tokens | undefined> {
  const now = await readRow(token, caller);
  return now && now.version > version ? now.tokens : endRefused(token, caller, exception);
}

/** Stores renewed tokens, or keeps them for the next request when the backend fails. */
async function store(
  { token: { sid, user }, version, caller }: Renewal,
  tokens: Tokens,
): Promise<void> {
  const call = () =>
    callBackend(
      storeTokens,
      { body: { sid, version, sealedTokens: sealTokens(webEnv().secret, user.username, tokens) } },
      caller,
      0,
    );
  const done = await call()
    .catch(call)
    .catch(() => undefined);
  unstored.delete(sid);
  if (done) return;
  unstored.set(sid, { tokens, version });
}

async function renew(renewal: Renewal): Promise<Tokens | undefined> {
  const { token, tokens, version } = renewal;
  const kept = unstored.get(token.sid);
  const held = kept?.version === version ? kept.tokens : tokens;
  try {
    const fresh = endsSoon(held) ? await userPool().renew(held.refreshToken) : held;
    await store(renewal, fresh);
    return fresh;
  } catch (error) {
    // A pool that is busy or away says nothing about the sign-in: it is asked again next time.
    if (!(error instanceof IdentityError) || LIMIT_EXCEPTIONS.includes(error.exception))
      return held;
    unstored.delete(token.sid);
    return afterRefusal(renewal, error);
  }
}

function renewed(renewal: Renewal): Promise<Tokens | undefined> {
  const { sid } = renewal.token;
  const running = renewals.get(sid) ?? renew(renewal).finally(() => renewals.delete(sid));
  renewals.set(sid, running);
  return running;
}

/** Whom a member of staff acts as, as the site shows them. @returns undefined for an address that was sealed with another secret */
function actedAs(
  { account, sealedEmail }: { account: string; sealedEmail: string },
  adminId: string,
): SessionUser | undefined {
  const email = unseal(webEnv().secret, 'account-email', account, sealedEmail);
  return email === undefined ? undefined : { username: account, email, adminId };
}

/**
 * The session of a token, if its row is in force; the user pool's tokens are renewed when they end soon. Of staff who act as somebody, the
 * backend looks at their right each time, and the user pool is asked every few seconds whether it still takes them.
 * @throws RequestError when the backend does not answer, IdentityUnavailable when the pool is asked and does not: nobody knows then.
 */
export async function liveSession(
  token: SessionToken,
  caller: BackendCaller = {},
): Promise<LiveSession | undefined> {
  const row = await readRow(token, caller);
  if (!row) return undefined;
  const { tokens, version, acting, ...rest } = row;
  const current = endsSoon(tokens) ? await renewed({ token, tokens, version, caller }) : tokens;
  const refusal = current && acting ? await refusalOfStaff(token.sid, current) : undefined;
  if (refusal !== undefined) return endRefused(token, caller, refusal);
  const user = acting ? actedAs(acting, token.user.username) : token.user;
  return current && user && { sid: token.sid, user, owner: token.user, tokens: current, ...rest };
}

/** Who is signed in, judged by the session's row. @throws as liveSession does */
export async function readSession(
  request: RequestWithCookies,
  caller: BackendCaller = {},
): Promise<LiveSession | undefined> {
  const token = await readSessionToken(request);
  return token && liveSession(token, caller);
}
