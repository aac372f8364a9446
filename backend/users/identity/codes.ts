import { randomBytes, randomInt } from 'node:crypto';
import { and, eq, lt, not } from 'drizzle-orm';
import { LINK_CODE_BYTES, VERIFICATION_CODE_LENGTH } from '../../../contracts/limits';
import { isoAfter } from '../../../contracts/time';
import { lockKey } from '../../db/advisoryLocks';
import { outbox, poolCodes } from '../../db/schema';
import type { Database } from '../../db/store';
import { codeLifetime, type CodePurpose } from './limits';
import type { Pool } from './pool';

/** About the length of a code message (mail/codeMail.ts), because storing cost depends on size. */
const FILLER = '-'.repeat(1_900);

/** For an address without an account: matches a real message in number and size of writes. */
async function pretendToSend(tx: Database, createdAt: string): Promise<void> {
  const message = {
    recipient: '',
    kind: 'pretended',
    subject: '',
    text: '',
    html: FILLER,
    createdAt,
  };
  const [stored] = await tx.insert(outbox).values(message).returning({ id: outbox.id });
  await tx.delete(outbox).where(eq(outbox.id, stored!.id));
}

export type Code = typeof poolCodes.$inferSelect;

/** `emailKey`: of an account or of an address without one, which get the same work. */
export interface Whose {
  emailKey: string;
  purpose: CodePurpose;
}

export const isFor = ({ emailKey, purpose }: Whose) =>
  and(eq(poolCodes.emailKey, emailKey), eq(poolCodes.purpose, purpose));
export const lockCodes = (tx: Database, { emailKey, purpose }: Whose) =>
  lockKey(tx, `codes ${purpose} ${emailKey}`);
export const browserOf = ({ codeBrowser = '' }: Pool): string => codeBrowser;

export const hashCode = (pool: Pool, { emailKey, purpose }: Whose, code: string): string =>
  pool.secrets.hash(`code ${purpose} ${emailKey}`, code);

const put = (
  pool: Pool,
  tx: Database,
  { emailKey, purpose }: Whose,
  row: Partial<Code> & Pick<Code, 'expiresAt'>,
) =>
  tx
    .insert(poolCodes)
    .values({ emailKey, purpose, browser: browserOf(pool), ...row })
    .onConflictDoUpdate({
      target: [poolCodes.emailKey, poolCodes.purpose, poolCodes.browser],
      set: row,
    });

/**
 * Replaces this browser's code and mails the new one; both or neither.
 * @param to without it the work is done and nothing sent
 * @param passwordHash of a sign-up
 */
export async function issueCode(
  pool: Pool,
  tx: Database,
  { to, passwordHash, ...whose }: Whose & { to?: string; passwordHash?: string },
): Promise<void> {
  const now = pool.now();
  const lifeMs = codeLifetime(pool, whose.purpose);
  const code = String(randomInt(10 ** VERIFICATION_CODE_LENGTH)).padStart(
    VERIFICATION_CODE_LENGTH,
    '0',
  );
  const linkCode = randomBytes(LINK_CODE_BYTES).toString('base64url');
  await lockCodes(tx, whose);
  const row = {
    codeHash: hashCode(pool, whose, code),
    linkHash: hashCode(pool, whose, linkCode),
    attempts: 0,
    mailedAt: now.toISOString(),
    expiresAt: isoAfter(now, lifeMs),
    ...(passwordHash && { passwordHash }),
  };
  await put(pool, tx, whose, row);
  if (to === undefined) return pretendToSend(tx, row.mailedAt);
  const { purpose } = whose;
  const message = { to, purpose, code, linkCode, now, expiresInSeconds: lifeMs / 1_000 };
  await pool.sendCode(tx, message);
  await tx.delete(poolCodes).where(and(isFor(whose), lt(poolCodes.expiresAt, row.mailedAt)));
}

/** Of a sign-up beyond the limit of mails: the newest code confirms it, in this browser. */
export async function keepPassword(
  pool: Pool,
  tx: Database,
  { passwordHash, ...whose }: Whose & { passwordHash: string },
): Promise<void> {
  const expiresAt = isoAfter(pool.now(), codeLifetime(pool, whose.purpose));
  await put(pool, tx, whose, { passwordHash, expiresAt });
}

/** A code that has confirmed a sign-up is known as used until it expires; the others are void. */
export async function keepUsedCode(tx: Database, code: Code): Promise<void> {
  const isIt = eq(poolCodes.browser, code.browser);
  await tx.delete(poolCodes).where(and(isFor(code), not(isIt)));
  await tx
    .update(poolCodes)
    .set({ passwordHash: null, attempts: 0 })
    .where(and(isFor(code), isIt));
}

export async function forgetCodes(tx: Database, emailKey: string): Promise<void> {
  await tx.delete(poolCodes).where(eq(poolCodes.emailKey, emailKey));
}
