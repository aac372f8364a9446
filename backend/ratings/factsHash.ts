import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Facts } from '../rating/types';

/** RFC 8785 canonical JSON. */
export const canonicalText = (value: unknown): string => canonicalize(value) ?? 'null';

/**
 * SHA-256, hex, of the canonical JSON of `{ facts, methodVersion }`: all inputs of a rating as it is published, context included,
 * so that a stranger who has the answer of `/api/projects/{id}/rating` can hash it again.
 */
export function factsHash(facts: Facts, methodVersion: string): string {
  return createHash('sha256').update(canonicalText({ facts, methodVersion })).digest('hex');
}

/**
 * The facts that can move the security score or a gate, canonical. Votes, views, posts and the market change by the hour and never
 * enter the score: alone they are no reason for a new snapshot (see needsSnapshot).
 */
export function securityText(facts: Facts): string {
  return canonicalText({
    ...facts,
    votes: undefined,
    pageViews: undefined,
    postingActivity: undefined,
    market: undefined,
  });
}
