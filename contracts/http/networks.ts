/**
 * Networks that a visitor's address is part of, narrow to wide. `address` is an IPv4 address (or
 * what a proxy wrote instead of one); one IPv6 line has a /64 or more, a customer up to a /48.
 */
export const NETWORK_WIDTHS = ['address', 'v4-24', 'v6-64', 'v6-56', 'v6-48'] as const;
export type NetworkWidth = (typeof NETWORK_WIDTHS)[number];

/** `key` is a keyed hash; each width has its own. */
export interface NetworkKey {
  width: NetworkWidth;
  key: string;
}

/** From the web tier to the backend: `v6-64=…,v6-56=…,v6-48=…`. */
export const NETWORKS_HEADER = 'x-network-keys';

export const formatNetworkKeys = (keys: readonly NetworkKey[]): string =>
  keys.map(({ width, key }) => `${width}=${key}`).join(',');

/** Empty if any part is malformed. */
export function parseNetworkKeys(text: string): NetworkKey[] {
  const parts = text.split(',').map((part) => /^([\w-]{1,10})=([\w.:-]{1,64})$/.exec(part));
  const keys = parts.flatMap((match) => {
    const width = NETWORK_WIDTHS.find((known) => known === match?.[1]);
    return width && match?.[2] ? [{ width, key: match[2] }] : [];
  });
  return keys.length === parts.length ? keys : [];
}
