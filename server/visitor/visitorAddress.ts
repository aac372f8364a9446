/** The only file that says which address a request came from. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { includes, unmap } from '@/contracts/addresses';
import type { TrustedProxies } from './trustedProxies';

type Asking = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } };

/** `ip`, `ip:port`, `[v6]`, `[v6]:port`. */
const ENTRY =
  /^(?:(?<plain>[\d.]+)(?::\d{1,5})?|\[(?<bracketed>[^\]%]+)\](?::\d{1,5})?|(?<v6>[^%[\]]+))$/;

/** @returns undefined for what no proxy writes: names, `unknown`, forged text */
function parseEntry(entry: string): string | undefined {
  const { plain, bracketed, v6 } = ENTRY.exec(entry.trim())?.groups ?? {};
  const address = unmap(plain ?? bracketed ?? v6 ?? '');
  const version = isIP(address);
  if (version === 0 || (bracketed !== undefined && isIP(bracketed) !== 6)) return undefined;
  return address;
}

/** From the right, as each proxy appends the address that it saw. */
function* entriesFromRight(header: string): Generator<string> {
  for (let end = header.length; end >= 0;) {
    const comma = header.lastIndexOf(',', end - 1);
    yield header.slice(comma + 1, end);
    if (comma < 0 || end === 0) return;
    end = comma;
  }
}

/**
 * The visitor's address: the first from the right that is no proxy of ours. An entry that is no
 * address ends the chain: then it is the address of who wrote it. Without a connection, `unknown`.
 */
export function visitorAddress({ headers, socket }: Asking, proxies: TrustedProxies): string {
  let address = unmap(socket.remoteAddress?.replace(/%.*$/, '') ?? '') || 'unknown';
  const forwarded = headers['x-forwarded-for'];
  if (!proxies || isIP(address) === 0 || typeof forwarded !== 'string') return address;
  const entries = entriesFromRight(forwarded);
  while (includes(proxies, address)) {
    const { value, done } = entries.next();
    const before = done ? undefined : parseEntry(value);
    if (before === undefined) break;
    address = before;
  }
  return address;
}
