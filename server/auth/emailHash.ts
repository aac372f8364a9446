import { toEmailKey } from '@/contracts/accounts/emailKey';
import { keyedHash } from '../visitor/signedNumber';
import { webEnv } from '../env';

/** The same for every spelling; the backend sees nothing else. */
export const hashEmail = (email: string): string =>
  keyedHash(webEnv().secret, 'email', toEmailKey(email));
