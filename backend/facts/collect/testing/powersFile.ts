/** A recorded project whose powers were read in a file of L2BEAT, and that file. */
import type { Database } from '../../../db/store';
import { discovered, proxy, safe, upgrade } from '../../import/l2beat/testing/file';
import { observe, storeSource } from '../../../ratings/testing/storeProject';

export const CITED = 'a'.repeat(40);

/** Five of nine can upgrade the vault at once. @returns where the file is now */
export async function citePowers(db: Database, folder: string): Promise<string> {
  const path = `packages/config/src/projects/${folder}/discovered.json`;
  const url = `https://github.com/l2beat/l2beat/blob/${CITED}/${path}`;
  const more = { url, statedOn: '2026-11-20', how: 'machine' } as const;
  const source = await storeSource(db, 'L2BEAT discovery', undefined, more);
  const power = { power: 'change-code', holder: 'multisig', delaySeconds: 0 };
  const value = { powers: [{ ...power, threshold: 5, signers: 9 }], whole: true };
  await observe(db, 'vault', 'control', value, source, '2026-11-21T00:00:00.000Z');
  return `l2beat/l2beat/${path}`;
}

/** The file, with so many of the nine. */
export const powersFile = (threshold: number, at: Date): string =>
  JSON.stringify(
    discovered([proxy(1, 'Pool'), safe(3, threshold, 9, { receivedPermissions: [upgrade(1)] })], {
      timestamp: at.getTime() / 1_000,
    }),
  );
