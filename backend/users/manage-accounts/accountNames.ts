import { createHmac } from 'node:crypto';
import { toEmailKey } from '../../../contracts/accounts/emailKey';

/** As in server/backend/caller.ts: 40 hexadecimal digits. */
const keyedHash = (secret: string, purpose: string, value: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('hex').slice(0, 40);

/** The hashes by which the database knows an account. @param secret NEXTAUTH_SECRET */
export const hashNames = (secret: string, account: string, email: string) => ({
  emailHash: keyedHash(secret, 'email', toEmailKey(email)),
  visitorKey: keyedHash(secret, 'account', account),
});
