import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Each has its own key. */
export type SealPurpose = 'session-tokens' | 'account-email';

const deriveKey = (secret: string, purpose: SealPurpose) =>
  Buffer.from(hkdfSync('sha256', secret, 'plumbline', purpose, 32));

/** Only the web tier can decrypt it, and only for that account. */
export function seal(secret: string, purpose: SealPurpose, account: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, deriveKey(secret, purpose), iv, {
    authTagLength: TAG_BYTES,
  });
  cipher.setAAD(Buffer.from(account));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @returns undefined unless sealed with this secret for this purpose and account */
export function unseal(
  secret: string,
  purpose: SealPurpose,
  account: string,
  sealed: string,
): string | undefined {
  try {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(
      ALGORITHM,
      deriveKey(secret, purpose),
      bytes.subarray(0, IV_BYTES),
      { authTagLength: TAG_BYTES },
    );
    decipher.setAAD(Buffer.from(account));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([
      decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
      decipher.final(),
    ]).toString('utf8');
  } catch {
    return undefined;
  }
}
