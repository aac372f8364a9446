import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isLoopback, isPublicAddress } from '../../contracts/addresses';
import { Refused } from './checkedUrl';

export interface Address {
  address: string;
  family: 4 | 6;
}

/** All addresses of a name. */
export type Resolve = (host: string) => Promise<string[]>;

const TIMEOUT_MS = 2_000;

/**
 * By the name servers only: no hosts file, no search domains, and no thread of the pool that a slow
 * server could hold.
 */
export const resolveByDns: Resolve = async (host) => {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};

const toAddress = (address: string): Address => ({
  address,
  family: isIP(address) === 4 ? 4 : 6,
});

async function listAddresses(host: string, resolve: Resolve): Promise<string[]> {
  if (isIP(host) !== 0) return [host];
  return host === 'localhost' ? ['127.0.0.1'] : resolve(host);
}

/**
 * The addresses to connect to. One that is not public refuses the name: whoever points it at two
 * places means the other one.
 * @throws Refused
 */
export async function resolvePublic(
  host: string,
  { resolve, allowLoopback }: { resolve: Resolve; allowLoopback: boolean },
): Promise<Address[]> {
  const found = await listAddresses(host, resolve);
  const isAllowed = (one: string) => isPublicAddress(one) || (allowLoopback && isLoopback(one));
  // One answer, or it would say which names the network inside has.
  if (found.length === 0 || !found.every(isAllowed))
    throw new Refused('The host name has no public address');
  return found.map(toAddress);
}
