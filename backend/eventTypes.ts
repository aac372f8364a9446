import type { AlertFacts, ControlChange } from '../contracts/alerts/alerts';
import type { Letter } from '../contracts/vocabulary';
import type { Database } from './db/store';

/** Ids only; readers look up the rest. */
export interface EventData {
  /** `before` is the previous snapshot, absent for a project's first. */
  'rating.published': {
    ratingId: number;
    score: number | null;
    letter: Letter | null;
    before?: { score: number | null; letter: Letter | null };
  };
  'letter.changed': { ratingId: number; from: Letter | null; to: Letter | null };
  /** `letter`: the last one, of `ratedAt`, which stands struck through. `reason`: a clause. */
  'rating.suspended': { ratingId: number } & AlertFacts['suspended'];
  /** For projects that existed before. `control`: what an import found to differ. */
  'fact.changed': { facts: string[]; control?: ControlChange[] };
  'incident.added': { incidentId: string };
  /** For projects that existed before. */
  'audit.added': { auditId: string };
}

export type EventType = keyof EventData;

export type NewEvent = {
  [Type in EventType]: { type: Type; projectId: string; data: EventData[Type] };
}[EventType];

export type StoredEvent = NewEvent & { id: number; at: string };

/** The name keys its cursor: renaming restarts at the oldest event. */
export interface EventReader {
  name: string;
  types: readonly EventType[];
  /** Pages show what it writes: at the start they wait for it. */
  isShown?: true;
  /**
   * In order, in the cursor's transaction: writes through `tx` happen once, other effects may
   * repeat.
   * @param reached where it stopped within the first of the events; else empty
   * @returns where it stops now, to go on there; nothing once it is done
   */
  handle: (
    tx: Database,
    events: readonly StoredEvent[],
    reached: string,
  ) => Promise<Stopped | undefined | void>;
}

/** Within an event that is too much for one transaction. */
export interface Stopped {
  id: number;
  reached: string;
}
