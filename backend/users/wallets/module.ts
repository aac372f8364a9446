import { asc, eq, lt, sql } from 'drizzle-orm';
import { WALLET_RESTORE_HOURS } from '../../../contracts/limits';
import { HOUR_MS, isoBefore } from '../../../contracts/time';
import { walletChallenges, walletLists, wallets } from '../../db/schema';
import { countChanged, type Database } from '../../db/store';
import { deletedBy, type ExportedPart } from '../../db/tables';
import type { BackendModule } from '../../module';
import { registerWalletRoutes, type WalletNeeds } from './routes';

const exportedWallets: ExportedPart = {
  file: 'wallets',
  about: 'Wallets you added, with the day and the way of each proof.',
  read: (db, { account }, most) =>
    db
      .select({
        chain: wallets.chain,
        address: wallets.address,
        label: wallets.label,
        provedAt: wallets.provedAt,
        proofKind: wallets.proofKind,
        removedAt: wallets.removedAt,
      })
      .from(wallets)
      .where(eq(wallets.account, account))
      .orderBy(asc(wallets.position))
      .limit(most),
};

/** Removed wallets whose day is over, and old challenges. @returns how many */
export async function pruneWallets(db: Database, now: Date): Promise<number> {
  const before = isoBefore(now, WALLET_RESTORE_HOURS * HOUR_MS);
  const gone = await db
    .delete(wallets)
    .where(lt(wallets.removedAt, before))
    .returning({ address: wallets.address });
  const expired = sql`delete from wallet_challenges where expires_at < ${before}::timestamptz returning 1`;
  return gone.length + (await countChanged(db, expired));
}

export const walletsModule: BackendModule<WalletNeeds> = {
  name: 'wallets',
  needs: { store: true, now: true, siteUrl: true, chainReaders: true },
  routes: registerWalletRoutes,
  prune: pruneWallets,
  tables: [
    {
      table: walletLists,
      belongsTo: 'account',
      onForget: deletedBy(walletLists, walletLists.account, 'account'),
      exported: {
        leftOut: 'It counts the changes of your list of wallets, which is in the archive.',
      },
    },
    {
      table: wallets,
      belongsTo: 'account',
      onForget: deletedBy(wallets, wallets.account, 'account'),
      exported: exportedWallets,
    },
    {
      table: walletChallenges,
      belongsTo: 'account',
      onForget: deletedBy(walletChallenges, walletChallenges.account, 'account'),
      exported: {
        leftOut: 'Messages to prove a wallet are kept as a hash, for ten minutes and a day.',
      },
    },
  ],
};
