import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Refusal } from './refuse.mjs';
import { inRoot, ROOT } from './root.mjs';

/** Set variables win, so the order is: environment, .env.local, .env. */
export function loadEnvironment() {
  for (const name of ['.env.local', '.env']) {
    if (existsSync(inRoot(name))) process.loadEnvFile(inRoot(name));
  }
}

function readPort(env, name, fallback) {
  const text = (env[name] ?? '').trim();
  if (text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Refusal(`${name} must be a whole number from 1 to 65535, not "${text}".`);
  }
  return port;
}

function readAddress(env, name, fallback) {
  const text = (env[name] ?? '').trim() || fallback;
  if (text !== undefined && !/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '')) {
    throw new Refusal(`${name} must be an http or https address, not "${text}".`);
  }
  return text;
}

/** Like server/env.ts. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
const ANY_HOST = ['0.0.0.0', '::', ''];

/** Like backend/delivery/mail/settings.ts; undefined with Cognito. */
function readMail(env, isLocal, host) {
  if (!((env.COGNITO_USER_POOL_ID ?? '').trim() || 'local_').startsWith('local_')) return undefined;
  if ((env.SMTP_URL ?? '').trim() !== '') return 'sent';
  const isNamed = (env.NEXTAUTH_URL ?? '').trim() !== '';
  return isLocal && (isNamed || [...LOCAL_HOSTS, '::1'].includes(host)) ? 'shown' : 'lost';
}

const nameInUrl = (host) => (host.includes(':') ? `[${host}]` : host);

/** Where a process that listens on `host` answers on this machine. */
const addressHere = (host, port) =>
  `http://${ANY_HOST.includes(host) ? '127.0.0.1' : nameInUrl(host)}:${port}`;

/** Like server/env.ts: behind a proxy, this machine only. Empty: every address. */
function readHost(env) {
  const isProxied = !['', 'false'].includes((env.TRUST_PROXY ?? '').trim());
  return (env.HOST ?? '').trim() || (isProxied ? '127.0.0.1' : '');
}

/** Each process checks its own settings (backend/config.ts, server/env.ts). */
export function readSettings(env) {
  const port = readPort(env, 'PORT', 3000);
  const backendPort = readPort(env, 'BACKEND_PORT', Math.min(port + 1, 65_535));
  const siteUrl = readAddress(env, 'NEXTAUTH_URL', `http://localhost:${port}`);
  const backendUrl = readAddress(env, 'BACKEND_URL', undefined);
  if (backendUrl === undefined && port === backendPort) {
    throw new Refusal(`PORT and BACKEND_PORT are both ${port}. Change one of them.`);
  }
  const backendHost = (env.BACKEND_HOST ?? '').trim() || '127.0.0.1';
  const host = readHost(env);
  const isLocal = LOCAL_HOSTS.includes(new URL(siteUrl).hostname);
  return {
    port,
    backendPort,
    siteUrl,
    isLocal,
    mail: readMail(env, isLocal, backendHost),
    /** An external backend; undefined starts ours. */
    backendUrl,
    ownBackendUrl: addressHere(backendHost, backendPort),
    ownSiteUrl: addressHere(host, port),
    /** Empty: every address of this machine. */
    host,
    backendHost,
    dataDir: resolve(ROOT, (env.DATA_DIR ?? '').trim() || '.data'),
    flagsFile: (env.FLAGS_FILE ?? '').trim() ? resolve(ROOT, env.FLAGS_FILE.trim()) : undefined,
    databaseUrl: (env.DATABASE_URL ?? '').trim() || undefined,
    secret: (env.NEXTAUTH_SECRET ?? '').trim() || undefined,
    credential: (env.BACKEND_CREDENTIAL ?? '').trim() || undefined,
  };
}
