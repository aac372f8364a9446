import type { ShortVerdict } from '../../../contracts/ratings/verdict';
import { atOneMoment, type Database } from '../../db/store';
import { findProjectRow } from '../../catalog/projects';
import { missingProject } from '../resolveProject';
import { getRated } from './getRated';
import { shortVerdict } from './shortVerdict';

/** @throws Problem `not-found`, or `moved` with the new id. */
export const getVerdict = (db: Database, id: string): Promise<ShortVerdict> =>
  atOneMoment(db, async (tx) => {
    const row = await findProjectRow(tx, id);
    if (!row) throw await missingProject(tx, id);
    return shortVerdict(row, await getRated(tx, id));
  });
