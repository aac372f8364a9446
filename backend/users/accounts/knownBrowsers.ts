import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import { KNOWN_BROWSER_DAYS } from '../../../contracts/limits';
import { DAY_MS, isoBefore } from '../../../contracts/time';
import { knownBrowsers } from '../../db/schema';
import type { Database } from '../../db/store';

/** Keyed hashes. */
export interface KnownBrowser {
  browserHash: string;
  emailHash: string;
}

const MOST = 10;
const { browserHash, emailHash, usedAt } = knownBrowsers;

const isOf = (one: KnownBrowser) =>
  and(eq(browserHash, one.browserHash), eq(emailHash, one.emailHash));

const oldest = (now: Date): string => isoBefore(now, KNOWN_BROWSER_DAYS * DAY_MS);

/** After the right password. An account knows its last ten browsers. */
export async function rememberBrowser(db: Database, one: KnownBrowser, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const row = { ...one, usedAt: now.toISOString() };
    await tx
      .insert(knownBrowsers)
      .values(row)
      .onConflictDoUpdate({ target: [browserHash, emailHash], set: { usedAt: row.usedAt } });
    const beyond = await tx
      .select({ browserHash })
      .from(knownBrowsers)
      .where(eq(emailHash, one.emailHash))
      .orderBy(desc(usedAt))
      .offset(MOST);
    if (beyond.length === 0) return;
    const names = beyond.map((row) => row.browserHash);
    await tx
      .delete(knownBrowsers)
      .where(and(eq(emailHash, one.emailHash), inArray(browserHash, names)));
  });
}

export async function isKnownBrowser(db: Database, one: KnownBrowser, now: Date): Promise<boolean> {
  const rows = await db
    .select({ browserHash })
    .from(knownBrowsers)
    .where(and(isOf(one), gt(usedAt, oldest(now))));
  return rows.length > 0;
}

/** After a new password: whoever knew the old one is a stranger again. */
export async function forgetBrowsers(db: Database, ofAccount: string): Promise<void> {
  await db.delete(knownBrowsers).where(eq(emailHash, ofAccount));
}

/** @returns how many */
export async function pruneKnownBrowsers(db: Database, now: Date): Promise<number> {
  const gone = await db
    .delete(knownBrowsers)
    .where(lt(usedAt, oldest(now)))
    .returning({ browserHash });
  return gone.length;
}
