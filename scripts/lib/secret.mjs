import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refuse.mjs';

const MIN_LENGTH = 32;

/**
 * The key of visitor cookies and address hashes: NEXTAUTH_SECRET, else for a local site one made once in the data directory.
 * @returns the secret, and the file it is kept in when it is ours.
 * @throws Refusal for a public site without a secret of 32 characters.
 */
export function ensureSecret({ secret, isLocal, siteUrl, dataDir }) {
  if (secret) {
    if (!isLocal && secret.length < MIN_LENGTH) {
      throw new Refusal(
        `NEXTAUTH_SECRET must be at least ${MIN_LENGTH} characters long for a public site (${siteUrl}).`,
      );
    }
    return { secret };
  }
  if (!isLocal) {
    throw new Refusal(
      `NEXTAUTH_SECRET must be set for a public site (${siteUrl}), to 32 random bytes: openssl rand -base64 32`,
    );
  }
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    return { secret: readFileSync(file, 'utf8'), file, made: true };
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const kept = readFileSync(file, 'utf8').trim();
  if (kept.length < MIN_LENGTH)
    throw new Refusal(
      `The secret in ${file} is damaged. Remove the file, and the next start makes a new one.`,
    );
  return { secret: kept, file };
}

/**
 * What the site proves itself to the backend with: BACKEND_CREDENTIAL, else one made once in the data directory, where a backend
 * that is started alone finds it too (backend/start/ownCredential.ts).
 * @throws Refusal where the backend is elsewhere and nothing says what it takes.
 */
export function ensureCredential({ credential, backendUrl, dataDir }) {
  if (credential) return credential;
  const file = join(dataDir, 'backend-credential');
  if (!backendUrl) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept.length >= MIN_LENGTH) return kept;
  throw new Refusal(
    backendUrl
      ? 'BACKEND_CREDENTIAL must be set with BACKEND_URL, to the same value as at that backend.'
      : `The credential in ${file} is damaged. Remove the file, and a new one is made.`,
  );
}

/**
 * What the site signs its calls as the embedded user pool's administrator with, for both processes: COGNITO_ADMIN_SECRET, else one
 * made of the site's secret, else one for as long as the processes run.
 */
export function adminSecretOf(env, secret) {
  const given = (env.COGNITO_ADMIN_SECRET ?? '').trim();
  if (given) return given;
  return secret
    ? createHmac('sha256', secret).update('cognito-idp administrator').digest('base64url')
    : randomBytes(32).toString('base64url');
}
