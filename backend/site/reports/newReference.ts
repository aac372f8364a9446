import { randomBytes } from 'node:crypto';
import { REFERENCE_ALPHABET } from '../../../contracts/reports/reportWords';

/** `PL-7K3F-9QXM`, 40 random bits. */
export function newReference(): string {
  const letters = Array.from(randomBytes(8), (byte) => REFERENCE_ALPHABET[byte & 31]).join('');
  return `PL-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
