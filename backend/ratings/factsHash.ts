import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Facts } from '../rating';

/** RFC 8785 canonical JSON. */
export const canonicalText = (value: unknown): string => canonicalize(value) ?? 'null';

/**
 * SHA-256 (hex) of the canonical JSON of `{ facts, methodVersion }`, so that anyone can verify a
 * published rating's hash.
 */
export function factsHash(facts: Facts, methodVersion: string): string {
  return createHash('sha256').update(canonicalText({ facts, methodVersion })).digest('hex');
}

/**
 * Canonical facts that can move the score or a gate; excludes votes, views, posts and market data,
 * and the dangers that stood before (see needsSnapshot).
 */
export function securityText(facts: Facts): string {
  return canonicalText({
    ...facts,
    votes: undefined,
    pageViews: undefined,
    postingActivity: undefined,
    market: undefined,
    dangers: undefined,
  });
}
