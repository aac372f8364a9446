import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refuse.mjs';

const MIN_LENGTH = 32;

/**
 * Makes the file where it is missing, for this account alone.
 * @throws Refusal where the data directory cannot be written
 */
function keep(dataDir, name) {
  const file = join(dataDir, name);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    return { file, made: true };
  } catch (error) {
    if (error.code === 'EEXIST') return { file };
    throw new Refusal(
      `DATA_DIR is ${dataDir}, which cannot be written (${error.code}). Make the account that runs Plumbline its owner, on a file system that takes writes.`,
    );
  }
}

/**
 * NEXTAUTH_SECRET, or for a local site one generated in the data directory.
 * @throws Refusal for a public site without a secret of 32 characters
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
  const { file, ...made } = keep(dataDir, 'secret');
  const kept = readFileSync(file, 'utf8').trim();
  if (kept.length < MIN_LENGTH)
    throw new Refusal(
      `The secret in ${file} is damaged. Remove the file, and the next start makes a new one.`,
    );
  return { secret: kept, file, ...made };
}

/** For commands, which make none: the secret in the data directory where none is set. */
export function readOwnSecret(dataDir, secret) {
  const file = join(dataDir, 'secret');
  return secret || !existsSync(file) ? {} : { NEXTAUTH_SECRET: readFileSync(file, 'utf8').trim() };
}

/**
 * BACKEND_CREDENTIAL, or one generated where a separately started backend finds it
 * (backend/start/ownCredential.ts).
 * @throws Refusal for a remote backend without a credential
 */
export function ensureCredential({ credential, backendUrl, dataDir }) {
  if (credential) return credential;
  const file = join(dataDir, 'backend-credential');
  if (!backendUrl) keep(dataDir, 'backend-credential');
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept.length >= MIN_LENGTH) return kept;
  throw new Refusal(
    backendUrl
      ? 'BACKEND_CREDENTIAL must be set with BACKEND_URL, to the same value as at that backend.'
      : `The credential in ${file} is damaged. Remove the file, and a new one is made.`,
  );
}

/** COGNITO_ADMIN_SECRET, one derived from the site's secret, or a random one. */
export function readAdminSecret(env, secret) {
  const given = (env.COGNITO_ADMIN_SECRET ?? '').trim();
  if (given) return given;
  return secret
    ? createHmac('sha256', secret).update('cognito-idp administrator').digest('base64url')
    : randomBytes(32).toString('base64url');
}
