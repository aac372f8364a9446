import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { policyWithNonce } from './securityHeaders.cjs';

const OF_A_USER = /^\/my(\/|$)/;

/**
 * A nonce for a page that is made for one request, and the policy that goes with it; undefined for the pages that caches keep, whose policy
 * is the same for everybody. The development server writes scripts and styles of its own, and keeps the policy that lets it.
 */
export function pageNonce({
  pathname,
  res,
}: {
  pathname: string;
  res?: ServerResponse;
}): string | undefined {
  if (!res || !OF_A_USER.test(pathname) || process.env.NODE_ENV === 'development') return undefined;
  const nonce = randomBytes(16).toString('base64');
  res.setHeader('Content-Security-Policy', policyWithNonce(nonce));
  return nonce;
}
