import { inArray, sql } from 'drizzle-orm';
import type { AlertFacts, AlertKind } from '../../../contracts/alerts/alerts';
import { audits, incidents } from '../../db/schema';
import { readRows, textArray, type Database } from '../../db/store';
import type { StoredEvent } from '../../events';
import { CURRENT_METHOD } from '../../ratings';

/** What an event is to those who watch its project. */
export interface FanOut {
  eventId: number;
  kind: AlertKind;
  projectId: string;
  at: string;
  data: AlertFacts[AlertKind];
}

type Of<Type extends StoredEvent['type']> = Extract<StoredEvent, { type: Type }>;

interface Named {
  incidents: ReadonlyMap<string, AlertFacts['incident']>;
  audits: ReadonlyMap<string, AlertFacts['audit-added']>;
}

const make = <Kind extends AlertKind>(
  { id: eventId, at, projectId }: StoredEvent,
  kind: Kind,
  data: AlertFacts[Kind],
): FanOut => ({ eventId, kind, projectId, at, data });

/** Only between two ratings: a suspended score is out of date. */
function scoreMoved(event: Of<'rating.published'>): FanOut[] {
  const { score, letter, before } = event.data;
  if (letter === null || score === null || !before?.letter || before.score === null) return [];
  const { version: method } = CURRENT_METHOD;
  return score === before.score
    ? []
    : [make(event, 'score-moved', { from: before.score, to: score, letter, method })];
}

/** None for what is gone by now. */
function fanOutsOf(event: StoredEvent, named: Named): FanOut[] {
  switch (event.type) {
    case 'rating.published':
      return scoreMoved(event);
    case 'letter.changed':
      return [make(event, 'letter-changed', { from: event.data.from, to: event.data.to })];
    case 'rating.suspended': {
      const { ratingId: _, ...facts } = event.data;
      return [make(event, 'suspended', facts)];
    }
    case 'fact.changed': {
      const { control: changes } = event.data;
      return changes ? [make(event, 'control-changed', { changes })] : [];
    }
    case 'incident.added': {
      const incident = named.incidents.get(event.data.incidentId);
      return incident ? [make(event, 'incident', incident)] : [];
    }
    case 'audit.added': {
      const audit = named.audits.get(event.data.auditId);
      return audit ? [make(event, 'audit-added', audit)] : [];
    }
  }
}

async function findNamed(tx: Database, events: readonly StoredEvent[]): Promise<Named> {
  const incidentIds = events.flatMap((one) =>
    one.type === 'incident.added' ? [one.data.incidentId] : [],
  );
  const auditIds = events.flatMap((one) => (one.type === 'audit.added' ? [one.data.auditId] : []));
  const happened =
    incidentIds.length > 0
      ? await tx.select().from(incidents).where(inArray(incidents.id, incidentIds))
      : [];
  const reports =
    auditIds.length > 0 ? await tx.select().from(audits).where(inArray(audits.id, auditIds)) : [];
  return {
    incidents: new Map(
      happened.map(({ id, title, occurredOn, lossUsd }) => [
        id,
        { incidentId: id, title, occurredOn, lossUsd },
      ]),
    ),
    audits: new Map(
      reports.map(({ id, auditor, publishedOn }) => [id, { auditId: id, auditor, publishedOn }]),
    ),
  };
}

/** Which of the projects someone watches, by the id that the event has: some were merged since. */
async function findWatched(
  tx: Database,
  projectIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await readRows<{ given: string; now: string }>(
    tx,
    sql`
    select given, coalesce(a.project_id, given) as now
    from unnest(${textArray([...new Set(projectIds)])}) as given
    left join project_aliases a on a.alias = given
    where exists (
      select 1 from watchlist_projects where project_id = coalesce(a.project_id, given))`,
  );
  return new Map(rows.map((row) => [row.given, row.now]));
}

/** What the events mean for those who watch their projects. */
export async function toFanOuts(tx: Database, events: readonly StoredEvent[]): Promise<FanOut[]> {
  const watched = await findWatched(
    tx,
    events.flatMap(({ projectId }) => projectId ?? []),
  );
  const ofWatched = events.flatMap((event) => {
    const projectId = watched.get(event.projectId);
    return projectId === undefined ? [] : [{ ...event, projectId } as StoredEvent];
  });
  const named = await findNamed(tx, ofWatched);
  return ofWatched.flatMap((event) => fanOutsOf(event, named));
}
