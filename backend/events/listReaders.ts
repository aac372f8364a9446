import { gt } from 'drizzle-orm';
import { eventCursors, events } from '../db/schema';
import type { Database } from '../db/store';

export interface ReaderStatus {
  name: string;
  behind: number;
  movedAt: string | null;
}

export const listReaders = (db: Database): Promise<ReaderStatus[]> =>
  db
    .select({
      name: eventCursors.name,
      behind: db.$count(events, gt(events.id, eventCursors.position)),
      movedAt: eventCursors.movedAt,
    })
    .from(eventCursors)
    .orderBy(eventCursors.name);
