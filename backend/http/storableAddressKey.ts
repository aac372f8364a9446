import { isIP } from 'node:net';
import type { Caller } from './route';

/** Without the web tier, the key is the plain address, which must not be stored. */
export const storableAddressKey = ({ addressKey }: Caller): string =>
  isIP(addressKey) ? 'direct' : addressKey;
