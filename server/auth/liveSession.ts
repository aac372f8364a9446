import { LRUCache } from 'lru-cache';
import { checkSession, endSession, storeTokens } from '@/contracts/accounts/internalEndpoints';
import { LIMIT_EXCEPTIONS } from '@/lib/errors/authCatalogue';
import type { SessionUser } from '@/lib/session/sessionStore';
import { callBackend, type BackendCaller } from '../backend/backend';
import { webEnv } from '../env';
import { userPool } from '../identity';
import type { Tokens } from '../identity/identity';
import { IdentityError } from '../identity/IdentityError';
import { recordAuthEvent } from './audit';
import { findStaffRefusal, isActingOver } from './confirmStaff';
import type { RequestWithCookies } from './cookies';
import { unseal } from './seal';
import { openTokens, sealTokens } from './sealTokens';
import { readSessionToken, type SessionToken } from './sessionToken';

export interface LiveSession {
  sid: string;
  /** The account shown and served: the owner, or the user they act as (then with `adminId`). */
  user: SessionUser;
  /** The account that signed in. */
  owner: SessionUser;
  tokens: Tokens;
  endsAt: string;
}

const EARLY_MS = 60_000;

/** In progress, by session: concurrent requests share one renewal. */
const renewals = new Map<string, Promise<Tokens | undefined>>();

interface Renewal {
  token: SessionToken;
  tokens: Tokens;
  version: number;
  caller: BackendCaller;
}

/**
 * Renewed tokens not stored yet, for one version of the row. The pool accepts the old ones for some
 * seconds, then ends the sign-in.
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

/** Another request renewed first, or the sign-in is over (revoked, account disabled or gone). */
async function afterRefusal(
  { token, version, caller }: Renewal,
  { exception }: IdentityError,
): Promise<Tokens | undefined> {
  const now = await readRow(token, caller);
  return now && now.version > version ? now.tokens : endRefused(token, caller, exception);
}

/** Keeps them for the next request when the backend fails. */
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
    // A busy pool says nothing about the sign-in: ask again next time.
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

/** @returns undefined for an address sealed with another secret */
function actedAs(
  { account, sealedEmail }: { account: string; sealedEmail: string },
  adminId: string,
): SessionUser | undefined {
  const email = unseal(webEnv().secret, 'account-email', account, sealedEmail);
  return email === undefined ? undefined : { username: account, email, adminId };
}

/**
 * Renews tokens close to their end. For staff acting as a user, the backend checks the right each
 * time.
 * @throws RequestError, IdentityUnavailable without an answer
 */
export async function liveSession(
  token: SessionToken,
  caller: BackendCaller = {},
): Promise<LiveSession | undefined> {
  const row = await readRow(token, caller);
  if (!row) return undefined;
  const { tokens, version, acting, ...rest } = row;
  const current = endsSoon(tokens) ? await renewed({ token, tokens, version, caller }) : tokens;
  const refusal = current && acting ? await findStaffRefusal(token.sid, current) : undefined;
  if (refusal !== undefined) return endRefused(token, caller, refusal);
  const actsOn = current && acting && !(await isActingOver(token.sid, caller));
  const user = actsOn ? actedAs(acting, token.user.username) : token.user;
  return current && user && { sid: token.sid, user, owner: token.user, tokens: current, ...rest };
}

export async function readSession(
  request: RequestWithCookies,
  caller: BackendCaller = {},
): Promise<LiveSession | undefined> {
  const token = await readSessionToken(request);
  return token && liveSession(token, caller);
}
