import { and, asc, gt, gte } from 'drizzle-orm';
import type { ChangeRow } from '../../contracts/open-data/openData';
import { events } from '../db/schema';
import type { Database } from '../db/store';
import type { StoredEvent } from '../eventTypes';

/** Ids of our own tables stay inside. */
function toChange({ id, at, projectId, ...event }: StoredEvent): ChangeRow {
  const about = { id, at, type: event.type, projectId };
  switch (event.type) {
    case 'rating.published': {
      const { score, letter, before } = event.data;
      return {
        ...about,
        score,
        letter,
        ...(before && { scoreBefore: before.score, letterBefore: before.letter }),
      };
    }
    case 'letter.changed':
      return { ...about, letter: event.data.to, letterBefore: event.data.from };
    case 'rating.suspended':
      return { ...about, letterBefore: event.data.letter };
    case 'fact.changed':
      return { ...about, facts: event.data.facts };
    case 'incident.added':
      return { ...about, incidentId: event.data.incidentId };
    case 'audit.added':
      return { ...about, auditId: event.data.auditId };
  }
}

/** In the order of their ids; `from` bounds their instants. */
export async function listChangesAfter(
  db: Database,
  after: number,
  take: number,
  from?: Date,
): Promise<ChangeRow[]> {
  const rows = await db
    .select()
    .from(events)
    .where(and(gt(events.id, after), from && gte(events.at, from.toISOString())))
    .orderBy(asc(events.id))
    .limit(take);
  return (rows as StoredEvent[]).map(toChange);
}
