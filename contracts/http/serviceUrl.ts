/** Where this installation connects to: encrypted, unless the way is private (ASVS V12.3.1). */
import { isPrivateAddress } from '../addresses';
import { EnvError, url, type Env } from '../env';

/** One label is a container or a machine beside this one. */
const PRIVATE_NAME = /^[^.:]+$|\.(internal|local|localhost|lan|home\.arpa)$/i;

/**
 * Whether a connection may leave this machine and the private networks around it.
 * @param host as in an address, with or without brackets
 */
export function isOpenNetwork(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return !isPrivateAddress(bare) && !PRIVATE_NAME.test(bare);
}

/** @throws EnvError, without what may be a secret */
const refuse = (name: string, takes: string, { protocol, host }: URL): never => {
  throw new EnvError(
    name,
    `must ${takes}, or use a private network or a tunnel`,
    `${protocol}//${host}`,
  );
};

/** @throws EnvError for http on an open network */
export function serviceUrl(env: Env, name: string): URL | undefined {
  const service = url(env, name, ['http', 'https']);
  if (service?.protocol === 'http:' && isOpenNetwork(service.hostname))
    refuse(name, 'be an https address', service);
  return service;
}

const VERIFIED = ['verify-ca', 'verify-full'];

/** As pg reads it, which verifies the certificate for `prefer` and `require` too. */
function isVerified({ searchParams }: URL, { PGSSLMODE = '' }: Env): boolean {
  const modes =
    searchParams.get('uselibpqcompat') === 'true' ? VERIFIED : ['prefer', 'require', ...VERIFIED];
  const ssl = searchParams.get('ssl');
  const mode = searchParams.get('sslmode');
  if (mode !== null) return modes.includes(mode);
  if (ssl !== null) return ssl === 'true' || ssl === '1';
  return modes.includes(PGSSLMODE);
}

/**
 * PostgreSQL's address, whose query may name another host.
 * @throws EnvError for a connection without TLS, or without its check, on an open network
 */
export function databaseUrl(env: Env, name: string): URL | undefined {
  const database = url(env, name, ['postgres', 'postgresql']);
  if (!database) return undefined;
  const host = decodeURIComponent(database.searchParams.get('host') ?? database.hostname);
  const isSocket = host === '' || host.startsWith('/');
  if (!isSocket && isOpenNetwork(host) && !isVerified(database, env))
    refuse(name, 'end in ?sslmode=verify-full', database);
  return database;
}
