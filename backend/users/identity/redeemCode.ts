import { and, eq, sql } from 'drizzle-orm';
import { isLinkCode } from '../../../contracts/projects/codeLink';
import { poolCodes } from '../../db/schema';
import type { Database } from '../../db/store';
import { countTry } from '../../limits/countTry';
import { isSame } from './client';
import { browserOf, hashCode, isFor, lockCodes, type Code, type Whose } from './codes';
import { exceptions, PoolException } from './exceptions';
import { CODE_ATTEMPTS, codeLifetime, GUESS_KEY, GUESSES, GUESSES_REST_MS } from './limits';
import type { Pool } from './pool';
import { lockUser, type PoolUser } from './users';

const NOBODY = 'nobody';

/** `own`: of the browser that enters the code, also where it has no code or an expired one. */
export interface Redeemed {
  user: PoolUser;
  code: Code;
  own: Code | undefined;
}

/**
 * Counts before the code is compared: for the browser that asked, else for the network, and for all
 * of a kind together. @param asked this browser's code
 */
async function mayEnter(
  pool: Pool,
  tx: Database,
  whose: Whose,
  asked: Code | undefined,
): Promise<boolean> {
  const { emailKey, purpose } = whose;
  if (asked && asked.attempts >= CODE_ATTEMPTS) return false;
  if (asked) {
    await tx
      .update(poolCodes)
      .set({ attempts: sql`${poolCodes.attempts} + 1` })
      .where(and(isFor(whose), eq(poolCodes.browser, asked.browser)));
  } else {
    const limit = { most: CODE_ATTEMPTS, restMs: codeLifetime(pool, purpose) };
    const key = `enter ${purpose} ${pool.network ?? 'here'} ${emailKey}`;
    if (!(await countTry(tx, key, limit, pool.now())).within) return false;
  }
  // Kept for longer than addresses may be, so by a hash.
  const account = pool.secrets.hash('guess', emailKey);
  const key = `${GUESS_KEY}${purpose} ${asked ? 'asked' : 'others'} ${account}`;
  const limit = { most: GUESSES, restMs: GUESSES_REST_MS };
  return (await countTry(tx, key, limit, pool.now())).within;
}

async function findCode(
  pool: Pool,
  tx: Database,
  whose: Whose,
  entered: string,
): Promise<PoolException | { code: Code; own: Code | undefined }> {
  const codes = await tx
    .select()
    .from(poolCodes)
    .where(isFor(whose))
    .orderBy(sql`${poolCodes.mailedAt} desc nulls last`);
  const bornAfter = pool.now().getTime() - codeLifetime(pool, whose.purpose);
  const live = codes.filter(({ mailedAt }) => mailedAt && Date.parse(mailedAt) > bornAfter);
  const own = codes.find(({ browser }) => browser === browserOf(pool));
  const byLink = isLinkCode(entered);
  const asked = live.find((code) => code === own);
  if (!byLink && !(await mayEnter(pool, tx, whose, asked))) return exceptions.codeWornOut();
  // Digits open the newest mail anywhere, and this browser's own here; a link opens any.
  const openable = byLink ? live : live.filter((code, n) => n === 0 || code === own);
  const hash = hashCode(pool, whose, entered);
  const code = openable.find(({ codeHash, linkHash }) =>
    isSame(hash, byLink ? linkHash : codeHash),
  );
  if (code) return { code, own };
  return live.length === 0 && !pool.hidesUsers
    ? exceptions.codeExpired()
    : exceptions.codeMismatch();
}

/**
 * Redeems a code of digits, or of a mail's link, whose 128 bits need no count
 * (docs/decisions/0046). A refusal keeps the counts. For an address without an account the work is
 * the same.
 * @param work what the code allows, in the transaction that redeems it; may return a refusal
 * @throws CodeMismatchException, TooManyFailedAttemptsException; ExpiredCodeException where users
 * are not hidden
 */
export async function redeemCode(
  pool: Pool,
  { user, entered, ...whose }: Whose & { user: PoolUser | undefined; entered: string },
  work: (tx: Database, redeemed: Redeemed) => Promise<PoolException | undefined>,
): Promise<void> {
  const refusal = await pool.db.transaction(async (tx) => {
    const locked = await lockUser(tx, user?.sub ?? NOBODY);
    await lockCodes(tx, whose);
    const found = await findCode(pool, tx, whose, entered);
    if (found instanceof PoolException) return found;
    return locked ? work(tx, { user: locked, ...found }) : exceptions.codeMismatch();
  });
  if (refusal) throw refusal;
}
