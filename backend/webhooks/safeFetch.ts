import { request as requestPlain, type IncomingMessage } from 'node:http';
import { Agent as TlsAgent, request as requestTls, type RequestOptions } from 'node:https';
import { Agent } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { checkUrl, Refused, type Target } from './checkedUrl';
import { resolveByDns, resolvePublic, type Address, type Resolve } from './resolvePublic';

export interface SafeFetchOptions {
  userAgent: string;
  /** Of all hops together. */
  timeoutMs?: number;
  /** For tests and development only: also this machine, by any port, without TLS. */
  allowLoopback?: boolean;
  resolve?: Resolve;
}

export interface Post {
  url: string;
  body: string;
  headers: Readonly<Record<string, string>>;
  /** Less than the client's own. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

export interface Answer {
  status: number;
  /** As much of it as was read. */
  bytes: number;
  /** As the receiver wrote it. */
  retryAfter?: string;
}

/** @throws Refused, or the network's error; both before anything else was called */
export type SafeFetch = (post: Post) => Promise<Answer>;

export const FETCH_MS = 10_000;
export const READ_MAX = 64 * 1024;
const REDIRECTS_MAX = 3;
/** 303 has its answer elsewhere, but does not ask for the delivery there. */
const REDIRECTS = [301, 302, 307, 308];

/** Gives the addresses that were checked, whatever the name means by now. */
const pinned =
  (addresses: readonly Address[]): LookupFunction =>
  (_host, { all }, callback) => {
    if (all) callback(null, [...addresses]);
    else callback(null, addresses[0]!.address, addresses[0]!.family);
  };

function optionsOf({ url, host }: Target, addresses: readonly Address[]): RequestOptions {
  const isTls = url.protocol === 'https:';
  return {
    protocol: url.protocol,
    hostname: host,
    port: url.port || (isTls ? 443 : 80),
    path: `${url.pathname}${url.search}`,
    lookup: pinned(addresses),
    // Own ones: no connection of another request, no proxy of the environment.
    agent: isTls ? new TlsAgent({ keepAlive: false }) : new Agent({ keepAlive: false }),
    ...(isTls && isIP(host) === 0 && { servername: host }),
  };
}

/** Reads no more than the limit; what is beyond interests nobody. */
async function drain(answer: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const chunk of answer) {
    bytes += (chunk as Buffer).length;
    if (bytes >= READ_MAX) break;
  }
  answer.destroy();
  return Math.min(bytes, READ_MAX);
}

function send(
  target: Target,
  addresses: readonly Address[],
  { body, headers, signal }: Post,
): Promise<IncomingMessage> {
  const options = optionsOf(target, addresses);
  const open = options.protocol === 'https:' ? requestTls : requestPlain;
  return new Promise((resolve, reject) => {
    const request = open({
      ...options,
      method: 'POST',
      signal,
      maxHeaderSize: 16_384,
      headers: {
        ...headers,
        host: target.url.host,
        'content-length': Buffer.byteLength(body),
      },
    });
    request.on('response', resolve).on('error', reject).end(body);
  });
}

/** Settles by the signal, also where the work does not listen to it. */
const within = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

/**
 * POSTs to an address that a stranger chose. Each hop is checked, resolved and then called by the
 * very addresses that were checked, so that a name which changes meanwhile gains nothing. Sends no
 * cookies and follows no proxy of the environment.
 */
export function createSafeFetch({
  userAgent,
  timeoutMs = FETCH_MS,
  allowLoopback = false,
  resolve = resolveByDns,
}: SafeFetchOptions): SafeFetch {
  const hop = async (url: string, post: Post, left: number): Promise<Answer> => {
    const target = checkUrl(url, allowLoopback);
    const addresses = await resolvePublic(target.host, { resolve, allowLoopback });
    post.signal?.throwIfAborted();
    const answer = await send(target, addresses, post);
    const { statusCode: status = 0, headers } = answer;
    if (!REDIRECTS.includes(status) || headers.location === undefined)
      return { status, bytes: await drain(answer), retryAfter: headers['retry-after'] };
    answer.destroy();
    if (left === 0) throw new Refused(`More than ${REDIRECTS_MAX} redirects`);
    if (!URL.canParse(headers.location, target.url)) throw new Refused('A redirect to no address');
    return hop(new URL(headers.location, target.url).href, post, left - 1);
  };
  return async ({ signal: stopping, timeoutMs: own = timeoutMs, ...post }) => {
    const time = AbortSignal.timeout(Math.min(own, timeoutMs));
    const signal = stopping ? AbortSignal.any([stopping, time]) : time;
    const headers = { ...post.headers, 'user-agent': userAgent };
    return within(signal, hop(post.url, { ...post, headers, signal }, REDIRECTS_MAX));
  };
}
