/** Writes rulings, which imports keep to. */
import { rulings } from '../../db/schema';
import type { Change } from '../import';
import { upsertRows } from '../../db/store';
import type { RecordKind, RecordsChange } from './recordsArguments';

export type Ruling = Pick<typeof rulings.$inferSelect, 'key' | 'ruling' | 'projectId' | 'facts'>;

export const rulingKey = (kind: RecordKind, id: string): string => `${kind} ${id}`;

export async function rule(
  { tx, watch }: Change,
  made: readonly Ruling[],
  { by, reason }: RecordsChange,
  now: Date,
): Promise<void> {
  await watch.add({ rulings: made.map(({ key }) => key) });
  const at = now.toISOString();
  await upsertRows(
    tx,
    rulings,
    made.map((ruling) => ({ ...ruling, by, reason, at })),
    rulings.key,
  );
}
