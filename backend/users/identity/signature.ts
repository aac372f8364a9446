/**
 * Verifies AWS Signature Version 4 on administrators' calls.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isSame } from './client';
import { exceptions } from './exceptions';
import type { Pool } from './pool';

/** Its secret key is COGNITO_ADMIN_SECRET. */
export const ADMIN_KEY_ID = 'LOCALPLUMBLINEADMIN';
/** Allowed clock difference between caller and pool. */
const SKEW_MS = 5 * 60_000;
const SERVICE = 'cognito-idp';

export interface SignedRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const HEADER =
  /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\/(\d{8})\/([\w-]+)\/([\w-]+)\/aws4_request,\s*SignedHeaders=([a-z0-9;-]+),\s*Signature=([0-9a-f]{64})$/;

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const parseTime = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const mustBeSigned = (name: string): boolean =>
  name === 'host' || name === 'content-type' || name.startsWith('x-amz-');

function canonical({ method, url, headers, body }: SignedRequest, names: string[]): string {
  const lines = names.map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replace(/\s+/g, ' ')}\n`,
  );
  return [method, url, '', lines.join(''), names.join(';'), sha256(body)].join('\n');
}

/**
 * @throws MissingAuthenticationTokenException, IncompleteSignatureException,
 * UnrecognizedClientException for an unknown key, InvalidSignatureException
 */
export function assertSigned(pool: Pool, request: SignedRequest): void {
  const { headers } = request;
  if (!headers.authorization) throw exceptions.notSigned();
  const [, keyId, day = '', region = '', service = '', signed = '', signature] =
    HEADER.exec(headers.authorization) ?? [];
  const date = String(headers['x-amz-date']);
  const names = signed.split(';');
  if (
    !keyId ||
    !date.startsWith(`${day}T`) ||
    Object.keys(headers).some((name) => mustBeSigned(name) && !names.includes(name))
  )
    throw exceptions.incompleteSignature();
  if (
    pool.adminSecret === undefined ||
    !isSame(keyId, ADMIN_KEY_ID) ||
    headers['x-amz-security-token']
  )
    throw exceptions.unknownKey();
  // Negated so that NaN, from an invalid date, fails too.
  if (!(Math.abs(pool.now().getTime() - parseTime(date)) <= SKEW_MS))
    throw exceptions.signatureExpired(date);
  const scope = [day, region, SERVICE, 'aws4_request'];
  const key = scope.reduce<string | Buffer>(
    (before, part) => hmac(before, part),
    `AWS4${pool.adminSecret}`,
  );
  const expected = hmac(
    key,
    ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical(request, names))].join('\n'),
  ).toString('hex');
  if (service !== SERVICE || !isSame(signature, expected)) throw exceptions.signature();
}
