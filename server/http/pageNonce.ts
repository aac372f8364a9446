import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { policyWithNonce } from '../securityHeaders.cjs';

const OF_A_USER = /^\/my(\/|$)/;

/**
 * For pages made per request; undefined for cached ones, which share one policy. The development
 * server keeps its looser policy.
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
