/** Reads addresses of sources: politely, and with a word for each way in which a look can fail. */
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isLocal } from '../../../contracts/env';
import type { ChainClients } from '../../chain';
import type { PriceSource } from '../../prices';
import type { PortalUrls } from '../../rpc';
import { Refused } from '../../safe-fetch/checkedUrl';
import { pauseAsked } from '../../safe-fetch/pauseAsked';
import { createSafeFetch, type Answer, type SafeFetch } from '../../safe-fetch/safeFetch';
import type { Outcome } from './outcomes';

type Failure = Extract<Outcome, 'refused' | 'limited' | 'unreachable' | 'malformed'>;

/** A look that changes nothing and extends nothing. */
export class LookFailed extends Error {
  override name = 'LookFailed';
  constructor(
    readonly outcome: Failure,
    message: string,
    /** The source asks for a pause of so long. */
    readonly pauseMs = 0,
    /** Nothing listens there: that is known, other failures say nothing. */
    readonly isClosed = false,
  ) {
    super(message);
  }
}

export interface Read {
  /** 200, 304, 404, or one that was expected. */
  status: number;
  body: Buffer;
  headers: IncomingHttpHeaders;
  etag: string | undefined;
  /** After redirects. */
  url: string;
}

export interface Reader {
  /** Of the source's setting, or the target's own. */
  base: string;
  /** The operator's resolver, for sources that ask about a domain. */
  dns?: Reader;
  /** Of the operator's servers, for the source that reads chains. */
  chains?: ChainClients;
  /** Where calls and events are counted, likewise. */
  portals?: PortalUrls;
  prices?: PriceSource;
  now?: () => Date;
  signal?: AbortSignal;
  /** @throws LookFailed for every status but 200, 304, 404 and `expected` */
  read(path: string, options?: ReadOptions): Promise<Read>;
}

interface ReadOptions {
  headers?: Record<string, string>;
  etag?: string;
  /** A status that is an answer here. */
  expected?: number;
  /** Every status is an answer. */
  otherwise?: boolean;
  /** None by default. */
  redirects?: number;
  /** By http, to see where it leads. */
  plain?: boolean;
}

export interface ReaderOptions {
  base: string;
  /** Names the site and a contact. */
  userAgent: string;
  headers?: Readonly<Record<string, string>>;
  /** Between two calls of one host. */
  gapMs: number;
  mostBytes?: number;
  timeoutMs?: number;
  dns?: Reader;
  now: () => Date;
  signal?: AbortSignal;
  wait?: (ms: number, signal?: AbortSignal) => Promise<unknown>;
  fetch?: SafeFetch;
}

const READ_MS = 60_000;
const MOST_BYTES = 64 * 1024 * 1024;

const waitFor = (ms: number, signal?: AbortSignal) => sleep(ms, undefined, { signal });

/** GitHub's own header counts seconds since 1970. */
function pauseOf({ retryAfter, kept }: Answer, now: Date): number {
  if (retryAfter !== undefined) return pauseAsked(retryAfter, now);
  const reset = Number(kept?.headers['x-ratelimit-reset']);
  return Number.isFinite(reset) ? Math.max(0, reset * 1_000 - now.getTime()) : 0;
}

function failureOf(answer: Answer, now: Date): LookFailed {
  const { status, kept } = answer;
  const said = `It answers with status ${status}`;
  const isLimit =
    status === 429 || (status === 403 && kept?.headers['x-ratelimit-remaining'] === '0');
  if (isLimit || (status === 403 && answer.retryAfter !== undefined))
    return new LookFailed('limited', said, pauseOf(answer, now));
  if (status >= 500 || status === 408 || status === 425)
    return new LookFailed('unreachable', said, pauseOf(answer, now));
  return new LookFailed('refused', said);
}

export function createReader(options: ReaderOptions): Reader {
  const { base, userAgent, headers: own, gapMs, now, signal, wait = waitFor, dns } = options;
  const fetch =
    options.fetch ??
    createSafeFetch({
      ...{ userAgent, timeoutMs: options.timeoutMs ?? READ_MS, allowLoopback: isLocal(base) },
    });
  let isFirst = true;
  return {
    base,
    ...(dns && { dns }),
    async read(path, { headers, etag, expected, otherwise, redirects = 0, plain } = {}) {
      if (!isFirst) await wait(gapMs, signal);
      isFirst = false;
      const call = {
        url: `${plain ? base.replace(/^https:/, 'http:') : base}${path}`,
        headers: {
          accept: '*/*',
          'accept-encoding': 'identity',
          ...own,
          ...headers,
          ...(etag !== undefined && { 'if-none-match': etag }),
        },
        keepBytes: options.mostBytes ?? MOST_BYTES,
        redirects,
        allowPlain: plain,
        signal,
      };
      const answer = await fetch(call).catch((error: unknown) => {
        signal?.throwIfAborted();
        if (error instanceof Refused) throw new LookFailed('unreachable', error.message);
        const { code, message } = error as NodeJS.ErrnoException;
        const said = `It cannot be reached (${code ?? message})`;
        throw new LookFailed('unreachable', said, 0, code === 'ECONNREFUSED');
      });
      const { status, kept } = answer;
      if (!otherwise && ![200, 304, 404, expected].includes(status)) throw failureOf(answer, now());
      const { body, headers: sent, url } = kept!;
      const coding = sent['content-encoding'];
      if (coding !== undefined && coding !== 'identity')
        throw new LookFailed('malformed', 'It answers compressed, though it was not asked to');
      return { status, body, headers: sent, etag: sent.etag, url };
    },
  };
}
