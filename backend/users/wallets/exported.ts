import { asc, eq } from 'drizzle-orm';
import { wallets } from '../../db/schema';
import type { ExportedPart } from '../../db/tables';

export const exportedWallets: ExportedPart = {
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
