import { and, count, eq } from 'drizzle-orm';
import { FIELD_MESSAGES, newPassword, weakPassword } from '../../../contracts/accounts/accounts';
import type { AuditEvent } from '../../../contracts/accounts/audit';
import type { EndReason } from '../../../contracts/accounts/internalEndpoints';
import {
  DEFAULT_SESSION_LIMITS,
  endOpen,
  findAccount,
  inForce,
  insertAudit,
  OPERATOR,
  staffAmong,
  stopWhere,
  type SessionLimits,
} from '../accounts';
import { OperatorError } from '../../admin/OperatorError';
import { sessions } from '../../db/schema';
import type { Database } from '../../db/store';
import { findWeakness } from '../passwords';
import { type PoolAccount, PoolClient } from './poolClient';
import { removeAccount, type RemoveNeeds } from './removeAccount';

/**
 * By e-mail address or user name.
 * @throws OperatorError for none, or for an address of several accounts
 */
async function findNamed(client: PoolClient, user: string): Promise<PoolAccount> {
  if (user.includes('@')) {
    const accounts = await client.listBy('email', user);
    if (accounts.length > 1)
      throw new OperatorError(
        `Several accounts have this address. Name one: ${accounts.map(({ username }) => username).join(', ')}`,
      );
    if (accounts[0]) return accounts[0];
  }
  const found = await client.get(user);
  if (!found) throw new OperatorError(`No such account: ${user}`);
  return found;
}

export interface ManageNeeds extends RemoveNeeds {
  sessionLimits?: SessionLimits;
}

export type AccountsRequest =
  | { action: 'list'; after: string | undefined; limit: number }
  | { action: 'show'; user: string }
  | { action: 'disable' | 'enable' | 'sign-out' | 'set-password'; user: string; by: string }
  | { action: 'delete'; user: string; by: string; emailHash: string; visitorKey: string };

export interface ShownAccount extends PoolAccount {
  openSessions: number;
  lastSignIn: string | null;
  staff: boolean;
}

export type AccountsAnswer =
  | { accounts: PoolAccount[]; next: string | undefined }
  | { shown: ShownAccount }
  | { said: string };

async function show(
  { store: { db }, now, sessionLimits = DEFAULT_SESSION_LIMITS }: ManageNeeds,
  found: PoolAccount,
): Promise<ShownAccount> {
  const { account } = found;
  const [open] = await db
    .select({ sessions: count() })
    .from(sessions)
    .where(and(eq(sessions.account, account), inForce(now(), sessionLimits)));
  return {
    ...found,
    openSessions: open?.sessions ?? 0,
    lastSignIn: (await findAccount(db, { account }))?.signedInAt ?? null,
    staff: (await staffAmong(db, [account])).has(account),
  };
}

/** Ends the account's sessions; what others do as it ends where `acting` names why. */
async function endAll(
  tx: Database,
  { now, sessionLimits = DEFAULT_SESSION_LIMITS }: ManageNeeds,
  account: string,
  reason: EndReason,
  acting?: 'account-disabled',
): Promise<number> {
  if (acting) await stopWhere(tx, eq(sessions.actingAs, account), acting, now(), OPERATOR);
  return endOpen(tx, eq(sessions.account, account), reason, now(), sessionLimits, OPERATOR);
}

/** @throws OperatorError by the rules of the site's forms */
async function assertStrong(password: string, email: string): Promise<void> {
  const isAllowed = await newPassword().isValid(password);
  const weakness = findWeakness(password, email);
  if (weakness !== null) throw new OperatorError(weakPassword(weakness));
  if (!isAllowed) throw new OperatorError(FIELD_MESSAGES.password);
}

interface Change {
  event: AuditEvent;
  ends?: EndReason;
  said: string;
}
const CHANGES: Record<'disable' | 'enable' | 'sign-out' | 'set-password', Change> = {
  disable: { event: 'account-disabled', ends: 'account-disabled', said: 'is disabled' },
  enable: { event: 'account-enabled', said: 'is enabled' },
  'sign-out': { event: 'account-signed-out', ends: 'by-operator', said: 'is signed out' },
  'set-password': {
    event: 'account-password-set',
    ends: 'password-set',
    said: 'has the new password',
  },
};

async function change(
  needs: ManageNeeds,
  client: PoolClient,
  { account, username, email }: PoolAccount,
  { action, by }: { action: keyof typeof CHANGES; by: string },
  password: string,
): Promise<AccountsAnswer> {
  if (action === 'set-password') {
    await assertStrong(password, email);
    await client.setPassword(username, password);
    // Cognito leaves sign-ins as they are.
    await client.signOut(username);
  } else if (action === 'sign-out') await client.signOut(username);
  else await client[action](username);
  const { event, ends, said } = CHANGES[action];
  const ended = await needs.store.db.transaction(async (tx) => {
    const acting = action === 'disable' ? 'account-disabled' : undefined;
    const number = ends ? await endAll(tx, needs, account, ends, acting) : 0;
    const row = { event, outcome: 'success', account, detail: `by ${by}`, ...OPERATOR } as const;
    await insertAudit(tx, row, needs.now());
    return number;
  });
  return { said: `${email} ${said}${ends ? `. Sessions ended: ${ended}.` : '.'}` };
}

async function removeByOperator(
  needs: ManageNeeds,
  client: PoolClient,
  found: PoolAccount,
  { by, emailHash, visitorKey }: AccountsRequest & { action: 'delete' },
): Promise<AccountsAnswer> {
  const names = { emailHash, visitorKey };
  await removeAccount(needs, client, found, { ...names, by: OPERATOR, detail: `by ${by}` });
  return { said: `${found.email} is deleted.` };
}

async function perform(
  needs: ManageNeeds,
  client: PoolClient,
  request: AccountsRequest,
  password: string,
): Promise<AccountsAnswer> {
  if (request.action === 'list') return client.list(request.after, request.limit);
  const found = await findNamed(client, request.user);
  if (request.action === 'show') return { shown: await show(needs, found) };
  return request.action === 'delete'
    ? removeByOperator(needs, client, found, request)
    : change(needs, client, found, request, password);
}

/**
 * @param password only for `set-password`
 * @throws OperatorError
 */
export async function performAccounts(
  needs: ManageNeeds,
  request: AccountsRequest,
  password = '',
): Promise<AccountsAnswer> {
  const client = await PoolClient.open(needs.pool, needs.cognito);
  try {
    return await perform(needs, client, request, password);
  } finally {
    client.close();
  }
}
