/** The operator types the address, so any public one is allowed. */
import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from '../../../../contracts/addresses';
import { ImportRefused } from '../types';

export interface UrlOptions {
  maxBytes: number;
  stallMs: number;
  allowPrivate: boolean;
  signal?: AbortSignal;
}

export interface OpenedUrl {
  bytes: AsyncIterable<Uint8Array>;
  totalBytes: number | undefined;
}

const PRIVATE_MESSAGE = 'leads to a private address; say --allow-private if it should';

/** Connects to the address it looked up: a second DNS answer can't lead elsewhere. */
function lookupPublic(
  host: string,
  options: LookupOptions,
  done: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
): void {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
      return done(new ImportRefused(`${host} ${PRIVATE_MESSAGE}.`), []);
    const [first] = found;
    return options.all ? done(null, found) : done(null, first?.address ?? '', first?.family);
  });
}

function send(url: URL, { stallMs, allowPrivate, signal }: UrlOptions): Promise<IncomingMessage> {
  const options: RequestOptions = {
    headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'plumbline-import' },
    signal,
    agent: false,
    ...(!allowPrivate && { lookup: lookupPublic as never }),
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, resolve);
    request.setTimeout(stallMs, () =>
      request.destroy(new ImportRefused(`${url.host} sent nothing for ${stallMs / 1_000} s.`)),
    );
    request.once('error', reject);
    request.end();
  });
}

async function* limited(response: IncomingMessage, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > maxBytes)
      throw new ImportRefused(
        `The answer is longer than ${maxBytes} bytes; --max-bytes allows more.`,
      );
    yield chunk;
  }
  if (!response.complete) throw new ImportRefused('The response was cut off.');
}

/**
 * Follows no redirect.
 * @throws ImportRefused for a forbidden address, any status but 200, or a body over the limits
 */
export async function openUrl(address: string, options: UrlOptions): Promise<OpenedUrl> {
  if (!URL.canParse(address)) throw new ImportRefused(`${address} is no address.`);
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new ImportRefused('Only http and https addresses can be read.');
  if (!options.allowPrivate && isIP(host) !== 0 && !isPublicAddress(host))
    throw new ImportRefused(`${host} ${PRIVATE_MESSAGE}.`);
  let response: IncomingMessage;
  try {
    response = await send(url, options);
  } catch (error) {
    throw error instanceof ImportRefused
      ? error
      : new ImportRefused(`${url.host} cannot be reached: ${(error as Error).message}`);
  }
  const status = response.statusCode ?? 0;
  if (status !== 200) {
    response.destroy();
    const where =
      status >= 300 && status < 400 && response.headers.location
        ? `, to ${response.headers.location}: give that address instead`
        : '';
    throw new ImportRefused(`${url.host} answers with status ${status}${where}.`);
  }
  const length = Number(response.headers['content-length'] ?? Number.NaN);
  if (length > options.maxBytes) {
    response.destroy();
    throw new ImportRefused(
      `The answer has ${length} bytes, more than ${options.maxBytes}; --max-bytes allows more.`,
    );
  }
  return {
    bytes: limited(response, options.maxBytes),
    totalBytes: Number.isNaN(length) ? undefined : length,
  };
}
