import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { WALLETS_MAX } from '../../../contracts/limits';
import { walletKey } from '../../../contracts/portfolio/walletKey';
import {
  WALLET_MESSAGES,
  type WalletForm,
  type WalletList,
} from '../../../contracts/portfolio/wallets';
import { checksumAddress } from '../../chains/checksum';
import { lockKey } from '../../db/advisoryLocks';
import { walletLists, wallets } from '../../db/schema';
import { textArray, type Database } from '../../db/store';
import { Problem } from '../../http/problem';

export async function listWallets(db: Database, account: string): Promise<WalletList> {
  const [list] = await db.select().from(walletLists).where(eq(walletLists.account, account));
  const rows = await db
    .select()
    .from(wallets)
    .where(and(eq(wallets.account, account), isNull(wallets.removedAt)))
    .orderBy(asc(wallets.position), asc(wallets.chain), asc(wallets.address));
  return {
    wallets: rows.map(({ chain, address, label, provedAt, proofKind }) => ({
      chain,
      address: checksumAddress(address),
      label,
      proof:
        provedAt === null || proofKind === null
          ? null
          : { at: new Date(provedAt).toISOString(), kind: proofKind },
    })),
    version: list?.version ?? 0,
  };
}

const isOneCase = (address: string): boolean => {
  const digits = address.slice(2);
  return digits === digits.toLowerCase() || digits === digits.toUpperCase();
};

/** An address with both cases has a checksum (EIP-55): a typing error shows. */
export function requireChecksums(given: readonly Pick<WalletForm, 'address'>[]): void {
  const fields = given.flatMap(({ address }, at) =>
    isOneCase(address) || checksumAddress(address) === address
      ? []
      : [{ path: `body.wallets[${at}].address`, message: WALLET_MESSAGES.checksum }],
  );
  if (fields.length > 0) throw new Problem('invalid-input', WALLET_MESSAGES.checksum, { fields });
}

/** Undo needs the last ones only: lists that change without end must not fill the store. */
const forgetOlder = (tx: Database, account: string) =>
  tx.execute(sql`
    delete from wallets where account = ${account} and (chain, address) in (
      select chain, address from wallets where account = ${account} and removed_at is not null
      order by removed_at desc, position, chain, address offset ${WALLETS_MAX})`);

async function replaceWallets(
  tx: Database,
  account: string,
  given: readonly WalletForm[],
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const keys = given.map(walletKey);
  await tx
    .update(wallets)
    .set({ removedAt: at })
    .where(
      and(
        eq(wallets.account, account),
        isNull(wallets.removedAt),
        sql`not (${wallets.chain} || ':' || ${wallets.address} = any(${textArray(keys)}))`,
      ),
    );
  for (const [position, { chain, address, label }] of given.entries())
    await tx
      .insert(wallets)
      .values({ account, chain, address: address.toLowerCase(), label, position })
      .onConflictDoUpdate({
        target: [wallets.account, wallets.chain, wallets.address],
        set: { label, position, removedAt: null },
      });
  await forgetOlder(tx, account);
}

/**
 * Replaces the list. A wallet that stays, or comes back within a day, keeps its proof.
 * @throws Problem `conflict` with the newer list, if it is not of this version any more;
 * `invalid-input` for an address with a wrong checksum
 */
export async function updateWallets(
  db: Database,
  account: string,
  { wallets: given, version }: { wallets: readonly WalletForm[]; version?: number },
  now: Date,
): Promise<WalletList> {
  requireChecksums(given);
  return db.transaction(async (tx) => {
    await lockKey(tx, `wallets ${account}`);
    const current = await listWallets(tx, account);
    if (version !== undefined && version !== current.version)
      throw new Problem('conflict', WALLET_MESSAGES.conflict, { newer: current });
    await replaceWallets(tx, account, given, now);
    const list = { account, version: current.version + 1, updatedAt: now.toISOString() };
    await tx
      .insert(walletLists)
      .values(list)
      .onConflictDoUpdate({ target: walletLists.account, set: list });
    return listWallets(tx, account);
  });
}
