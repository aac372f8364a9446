import type { IncomingMessage } from 'node:http';
import { webEnv } from '../env';

/** What proxies send for a country they do not know. */
const UNKNOWN = 'XX';

/** ISO 3166-1, from the header that the operator's proxy sets; never from another. */
export function countryOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const { countryHeader } = webEnv();
  const value = countryHeader && headers[countryHeader];
  if (typeof value !== 'string') return undefined;
  const country = value.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(country) && country !== UNKNOWN ? country : undefined;
}
