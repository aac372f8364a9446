import type { Letter } from '../../contracts/vocabulary';
import type { Database } from '../db/store';

/** What may happen, and what is written down of it. Ids lead to the rest: a reader looks up what it needs. */
export interface EventData {
  /** A new snapshot; `before` is the one that stood until then, absent for a project's first. */
  'rating.published': {
    ratingId: number;
    score: number | null;
    letter: Letter | null;
    before?: { score: number | null; letter: Letter | null };
  };
  'letter.changed': { ratingId: number; from: Letter | null; to: Letter | null };
  /** Facts of a project that was there before: which kinds of them. */
  'fact.changed': { facts: string[] };
  'incident.added': { incidentId: string };
  /** An audit of a project that was there before. */
  'audit.added': { auditId: string };
}

export type EventType = keyof EventData;

export type NewEvent = {
  [Type in EventType]: { type: Type; projectId: string; data: EventData[Type] };
}[EventType];

export type StoredEvent = NewEvent & { id: number; at: string };

/** Something that follows events. Its name is its cursor's: rename it, and it begins again at the oldest event. */
export interface EventReader {
  name: string;
  types: readonly EventType[];
  /**
   * Handles some events in the order they happened, in the transaction that moves the cursor past them: what it writes through
   * `tx` is written once. Anything else may be done twice.
   */
  handle: (tx: Database, events: readonly StoredEvent[]) => Promise<void>;
}
