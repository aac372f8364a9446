import {
  Agent,
  request as requestPlain,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { Agent as TlsAgent, request as requestTls, type RequestOptions } from 'node:https';
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

export interface Call {
  url: string;
  /** Sent by POST; without it, a GET. */
  body?: string;
  headers: Readonly<Record<string, string>>;
  /**
   * Keeps the answer's headers, and its body up to so many bytes: a longer one is refused. The last
   * redirect is an answer, too.
   */
  keepBytes?: number;
  /** As many as for a delivery, if not said. */
  redirects?: number;
  /** Also http, to see where it leads. */
  allowPlain?: boolean;
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
  /** Of calls with `keepBytes`. */
  kept?: { url: string; headers: IncomingHttpHeaders; body: Buffer };
}

/** @throws Refused, or the network's error; both before anything else was called */
export type SafeFetch = (call: Call) => Promise<Answer>;

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

/** @throws Refused for one that is too long; an error for one that was cut off */
async function readBody(answer: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer) {
    parts.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes > most) {
      answer.destroy();
      throw new Refused(`The answer is longer than ${most} bytes`);
    }
  }
  if (!answer.complete) throw new Error('The answer was cut off');
  return Buffer.concat(parts);
}

function send(
  target: Target,
  addresses: readonly Address[],
  { body, headers, signal }: Call,
): Promise<IncomingMessage> {
  const options = optionsOf(target, addresses);
  const open = options.protocol === 'https:' ? requestTls : requestPlain;
  return new Promise((resolve, reject) => {
    const request = open({
      ...options,
      method: body === undefined ? 'GET' : 'POST',
      signal,
      maxHeaderSize: 16_384,
      headers: {
        ...headers,
        host: target.url.host,
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
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

async function read(answer: IncomingMessage, url: string, keepBytes?: number): Promise<Answer> {
  const { statusCode: status = 0, headers } = answer;
  const said = { status, retryAfter: headers['retry-after'] };
  if (keepBytes === undefined) return { ...said, bytes: await drain(answer) };
  const body = await readBody(answer, keepBytes);
  return { ...said, bytes: body.length, kept: { url, headers, body } };
}

/**
 * Calls an address that a stranger chose. Each hop is checked, resolved and then called by the
 * very addresses that were checked, so that a name which changes meanwhile gains nothing. Sends no
 * cookies and follows no proxy of the environment.
 */
export function createSafeFetch({
  userAgent,
  timeoutMs = FETCH_MS,
  allowLoopback = false,
  resolve = resolveByDns,
}: SafeFetchOptions): SafeFetch {
  const hop = async (url: string, call: Call, left: number): Promise<Answer> => {
    const target = checkUrl(url, allowLoopback, call.allowPlain);
    const addresses = await resolvePublic(target.host, { resolve, allowLoopback });
    call.signal?.throwIfAborted();
    const answer = await send(target, addresses, call);
    const { statusCode: status = 0, headers } = answer;
    const isLast = left === 0 && call.keepBytes !== undefined;
    if (!REDIRECTS.includes(status) || headers.location === undefined || isLast)
      return read(answer, url, call.keepBytes);
    answer.destroy();
    if (left === 0) throw new Refused(`More than ${call.redirects ?? REDIRECTS_MAX} redirects`);
    if (!URL.canParse(headers.location, target.url)) throw new Refused('A redirect to no address');
    return hop(new URL(headers.location, target.url).href, call, left - 1);
  };
  return async ({ signal: stopping, timeoutMs: own = timeoutMs, ...call }) => {
    const time = AbortSignal.timeout(Math.min(own, timeoutMs));
    const signal = stopping ? AbortSignal.any([stopping, time]) : time;
    const headers = { ...call.headers, 'user-agent': userAgent };
    const left = call.redirects ?? REDIRECTS_MAX;
    return within(signal, hop(call.url, { ...call, headers, signal }, left));
  };
}
