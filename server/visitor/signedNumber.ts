import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 40 hexadecimal digits, meaningless without the secret. */
export const keyedHash = (secret: string, purpose: string, value: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('hex').slice(0, 40);

/** A random number for a cookie: nobody else can make one. */
export const newNumber = (): string => randomBytes(16).toString('base64url');

export const signNumber = (secret: string, purpose: string, number: string): string =>
  `${number}.${keyedHash(secret, purpose, number)}`;

/** @returns the number, or undefined for one that we did not sign */
export function verifyNumber(
  secret: string,
  purpose: string,
  signed: string | undefined,
): string | undefined {
  const [number, signature] = signed?.split('.') ?? [];
  if (!number || !signature || !/^[\w-]{22}$/.test(number)) return undefined;
  const expected = Buffer.from(keyedHash(secret, purpose, number));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) ? number : undefined;
}
