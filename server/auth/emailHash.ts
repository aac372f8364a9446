import { emailKeyOf } from '@/contracts/accounts';
import { keyedHash } from '../caller';
import { webEnv } from '../env';

/** An e-mail address as the backend may know it for sessions, counters and the audit log: the same for every spelling. */
export const emailHashOf = (email: string): string =>
  keyedHash(webEnv().secret, 'email', emailKeyOf(email));
