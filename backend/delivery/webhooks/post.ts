import type { Body } from './message';
import { pauseAsked } from '../../safe-fetch/pauseAsked';
import type { SafeFetch } from '../../safe-fetch/safeFetch';
import { Refused } from '../../safe-fetch/checkedUrl';
import { signedHeaders } from './signature';

export interface Target {
  url: string;
  secret: string;
  secretBefore: string | null;
  overlapUntil: string | null;
}

/** What came back. */
export interface Attempt {
  status: number | null;
  ms: number;
  /** Null: delivered. */
  error: string | null;
  /** The receiver asks for a pause as long as this. */
  askedMs?: number;
}

interface PostOptions {
  fetch: SafeFetch;
  now: () => Date;
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** In the words of the owner, who reads them in the log: of ours, and of no answer. */
const WORDS: Record<string, string> = {
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was closed',
  EHOSTUNREACH: 'The host cannot be reached',
  ENETUNREACH: 'The host cannot be reached',
  ETIMEDOUT: 'No answer in time',
  CERT_HAS_EXPIRED: 'The certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is not trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate is not trusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another name',
};

function errorWords(error: unknown): string {
  if (error instanceof Refused) return error.message;
  const { name, code = '' } = error as { name?: string; code?: string };
  if (name === 'TimeoutError') return 'No answer in time';
  return WORDS[code] ?? 'The delivery failed';
}

function answerWords(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return `The answer was ${status}${status === 410 ? ', gone' : ''}`;
}

const secretsOf = ({ secret, secretBefore, overlapUntil }: Target, at: Date): string[] =>
  secretBefore !== null && overlapUntil !== null && at.getTime() < Date.parse(overlapUntil)
    ? [secret, secretBefore]
    : [secret];

/** Sends one message. @throws only when the process stops */
export async function postMessage(
  target: Target,
  { id, body }: Body,
  { fetch, now, signal, timeoutMs }: PostOptions,
): Promise<Attempt> {
  const at = now();
  const since = () => Math.max(0, now().getTime() - at.getTime());
  const headers = signedHeaders({ id, at, body }, secretsOf(target, at));
  try {
    const answer = await fetch({ url: target.url, body, headers, signal, timeoutMs });
    const { status, retryAfter } = answer;
    const askedMs = pauseAsked(retryAfter, now());
    return { status, ms: since(), error: answerWords(status), askedMs };
  } catch (error) {
    signal?.throwIfAborted();
    return { status: null, ms: since(), error: errorWords(error) };
  }
}
