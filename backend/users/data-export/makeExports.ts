import { and, eq, sql } from 'drizzle-orm';
import type { DataExportFailure } from '../../../contracts/accounts/dataExport';
import { dataExports } from '../../db/schema';
import type { ExportNames } from '../../db/schemaDataExports';
import { readRows, type Database } from '../../db/store';
import type { Exported } from '../../db/tables';
import { TRIES_MAX } from './limits';
import { writeArchive } from './writeArchive';
import { ArchiveTooLarge } from './zip';

export interface Making {
  exported: readonly Exported[];
  now: () => Date;
  signal: AbortSignal;
  archiveMax?: number;
}

interface Claimed {
  id: string;
  account: string;
  names: ExportNames;
  tries: number;
}

/** The least tried one first, so that one that fails holds up no other. */
const claimNext = async (db: Database): Promise<Claimed | undefined> =>
  (
    await readRows<Claimed>(
      db,
      sql`update data_exports set tries = tries + 1 where id = (
          select id from data_exports where state = 'waiting' order by tries, asked_at, id limit 1)
        returning id, account, names, tries`,
    )
  )[0];

type Outcome = { archive: Uint8Array } | { failure: DataExportFailure };

/** In one statement; nothing where the account is gone meanwhile. */
const finish = (db: Database, id: string, outcome: Outcome, now: Date) =>
  db
    .update(dataExports)
    .set({
      ...outcome,
      state: 'archive' in outcome ? 'ready' : 'failed',
      names: null,
      doneAt: now.toISOString(),
    })
    .where(and(eq(dataExports.id, id), eq(dataExports.state, 'waiting')));

async function make(
  db: Database,
  { account, names, tries }: Claimed,
  { exported, now, signal, archiveMax }: Making,
): Promise<Outcome> {
  if (tries > TRIES_MAX) return { failure: 'error' };
  const options = { now: now(), signal, archiveMax };
  try {
    return { archive: await writeArchive(db, exported, { account, ...names }, options) };
  } catch (error) {
    if (error instanceof ArchiveTooLarge) return { failure: 'too-large' };
    throw error;
  }
}

/**
 * Makes the next archive that waits. Killed in the middle, it is made again.
 * @returns its end, or undefined if none waits
 */
export async function makeNext(
  db: Database,
  making: Making,
): Promise<{ id: string; state: 'ready' | DataExportFailure } | undefined> {
  const claimed = await claimNext(db);
  if (!claimed) return undefined;
  const outcome = await make(db, claimed, making);
  await finish(db, claimed.id, outcome, making.now());
  return { id: claimed.id, state: 'archive' in outcome ? 'ready' : outcome.failure };
}
