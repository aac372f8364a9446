import { isIP } from 'node:net';
import type { Caller } from './route';

/** Only the web tier hashes addresses: a caller without its header is told by his own, which is not for keeping. */
export const addressKeyOf = ({ addressKey }: Caller): string =>
  isIP(addressKey) ? 'direct' : addressKey;
