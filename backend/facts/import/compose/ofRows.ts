import type { ProjectState } from '../store/load';
import type { ObservationRow } from '../store/rows';
import type { Composed } from './document';

/**
 * Stored rows as what documents compose to. Pure.
 * @param observations the newest of each key and time
 */
export function ofRows(
  { project, aliases, ...rows }: ProjectState,
  observations: ObservationRow[],
): Composed {
  const { id: _, createdAt: _created, updatedAt: _updated, ...head } = project;
  return { head, aliases, ...rows, observations };
}
