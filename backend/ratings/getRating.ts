import type { getRating as endpoint } from '../../contracts/endpoints';
import type { EndpointOutput } from '../../contracts/endpoint';
import type { Database } from '../db/store';
import { Problem } from '../http/problem';
import type { Rating } from '../rating';
import { freshnessOf } from './freshnessOf';
import { getProjectName } from './resolveProject';
import { findFirstRatedAt, findSnapshot, type StoredRating } from './snapshots';

/**
 * A day means its last moment; an instant without a zone is UTC. Years the database can't store
 * become 1970.
 */
export function parseInstant(at: string): Date {
  const zoned = /(Z|[+-]\d{2}:\d{2})$/.test(at) ? at : `${at}Z`;
  return new Date(Math.max(0, Date.parse(at.includes('T') ? zoned : `${at}T23:59:59.999Z`)));
}

const inWords = (instant: string): string =>
  `${new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(instant))} UTC`;

/** Of method 1.0, as its ratings were: without a state. */
const toAnswer = ({ explanation, facts, recordedAt, answers }: StoredRating) =>
  ({
    ...explanation,
    ...('state' in explanation && freshnessOf(explanation as Rating)),
    ...('state' in explanation && { answers }),
    recordedAt,
    facts,
  }) as EndpointOutput<typeof endpoint>;

/**
 * @throws Problem `not-found` for an unknown project or a time without a rating, `moved` for a
 * former id.
 */
export async function getRating(
  db: Database,
  id: string,
  at: string | undefined,
): Promise<EndpointOutput<typeof endpoint>> {
  const project = await getProjectName(db, id);
  const snapshot = await findSnapshot(db, id, at === undefined ? undefined : parseInstant(at));
  if (snapshot) return toAnswer(snapshot);
  const first = await findFirstRatedAt(db, id);
  throw new Problem(
    'not-found',
    first === null
      ? `${project.name} has no rating: we have no usable evidence yet.`
      : `${project.name} had no rating at that time. First rated ${inWords(first)}.`,
  );
}
