/** The only file of the web server that reads the environment. */
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import {
  choice,
  EnvError,
  flag,
  isLocal,
  optional,
  port,
  text,
  url,
  type Env,
} from '@/contracts/env';
import { readCredentials } from '@/contracts/http/credential';
import { readErrorTarget, type ErrorTarget } from '@/contracts/http/errorTarget';
import { serviceUrl } from '@/contracts/http/serviceUrl';
import type { SocialPages } from '@/lib/shell';
import { readFlagSource, type ServerFlagSource } from './readFlagSource';
import { readHubspot, type HubspotForm } from './routes/readHubspot';
import { readOperator, readSecurityContact, type Operator } from './readOperator';
import { readTrustedProxies, type TrustedProxies } from './visitor/trustedProxies';

export { isLocal };

export interface WebEnv {
  /** Without a trailing slash. */
  backendUrl: string;
  /** Undefined in development without `npm run dev`. */
  credential: string | undefined;
  /** Without a trailing slash. */
  siteUrl: string;
  /** Keys visitor cookies and address hashes. */
  secret: string;
  /** Whose X-Forwarded-For counts (server/visitor/visitorAddress.ts). */
  trustedProxies: TrustedProxies;
  /** The address to listen on; undefined: all of this machine's. */
  host: string | undefined;
  errorTarget: ErrorTarget | undefined;
  identity: IdentitySettings;
  operator: Operator;
  /** Where to report holes in this site: a mailto or https address. */
  securityContact: string | undefined;
  /** Header variant (§2): Sign Up without Log In. */
  signUpOnly: boolean;
  social: SocialPages;
  /** The only host of user pictures; undefined: no pictures. */
  pictureOrigin: string | undefined;
  /** Undefined: our own form. */
  hubspot: HubspotForm | undefined;
  /** At least 16 characters; undefined: metrics for this machine only. */
  metricsToken: string | undefined;
  flags: ServerFlagSource;
  /** Lower case; a proxy of ours sets it. Undefined: nobody's country is known. */
  countryHeader: string | undefined;
}

/** Cognito's user pool, or the backend's own (docs/decisions/0011). */
export interface IdentitySettings {
  poolId: string;
  clientId: string;
  clientSecret: string | undefined;
  region: string;
  /** Undefined means AWS. */
  endpoint: string | undefined;
  /** `iss` of the pool's tokens, and the base of its OpenID configuration. */
  issuer: string;
  embedded: boolean;
  /** The embedded pool knows the web tier by it. */
  credential: string | undefined;
  /** Cognito, or the embedded account chooser. */
  google: boolean;
}

const DEVELOPMENT_SECRET = 'development-only-secret';
const LOCAL_POOL = 'local_';

const withoutSlash = (address: URL) => address.href.replace(/\/$/, '');

function readIdentity(
  env: Env,
  { backendUrl, siteUrl, credential }: Pick<WebEnv, 'backendUrl' | 'siteUrl' | 'credential'>,
): IdentitySettings {
  const poolId = text(env, 'COGNITO_USER_POOL_ID', `${LOCAL_POOL}plumbline`);
  if (!/^[\w-]{1,55}_\w{1,55}$/.test(poolId))
    throw new EnvError(
      'COGNITO_USER_POOL_ID',
      'must be the id of a user pool (eu-west-1_AbCdEf)',
      poolId,
    );
  const embedded = poolId.startsWith(LOCAL_POOL);
  const region = poolId.slice(0, poolId.indexOf('_'));
  const given = serviceUrl(env, 'COGNITO_ENDPOINT');
  const endpoint = given ? withoutSlash(given) : embedded ? `${backendUrl}/cognito-idp` : undefined;
  return {
    poolId,
    embedded,
    credential,
    region,
    endpoint,
    clientId: text(env, 'COGNITO_CLIENT_ID', 'plumbline-web'),
    clientSecret: optional(env, 'COGNITO_CLIENT_SECRET'),
    google: !embedded || flag(env, 'LOCAL_ACCOUNT_CHOOSER', isLocal(siteUrl)),
    issuer: `${endpoint ?? `https://cognito-idp.${region}.amazonaws.com`}/${poolId}`,
  };
}

/** A camera cannot read more from a code of 150 px. */
const QR_TEXT_MAX = 120;

function readSocial(env: Env): SocialPages {
  const pages: Record<keyof SocialPages, URL | undefined> = {
    microblog: url(env, 'SOCIAL_MICROBLOG', ['https']),
    microblogSecond: url(env, 'SOCIAL_MICROBLOG_SECOND', ['https']),
    alerts: url(env, 'SOCIAL_ALERTS', ['https']),
    chatGroup: url(env, 'SOCIAL_CHAT_GROUP', ['https']),
    video: url(env, 'SOCIAL_VIDEO', ['https']),
    blog: url(env, 'SOCIAL_BLOG', ['https']),
    network: url(env, 'SOCIAL_NETWORK', ['https']),
    chatApp: url(env, 'SOCIAL_CHAT_APP_QR', ['https']),
  };
  if (pages.chatApp && pages.chatApp.href.length > QR_TEXT_MAX) {
    throw new EnvError(
      'SOCIAL_CHAT_APP_QR',
      `must be at most ${QR_TEXT_MAX} characters long`,
      pages.chatApp.href,
    );
  }
  return Object.fromEntries(
    Object.entries(pages).flatMap(([kind, page]) => (page ? [[kind, page.href]] : [])),
  );
}

const TOKEN_MIN = 16;

function readMetricsToken(env: Env): string | undefined {
  const token = optional(env, 'METRICS_TOKEN');
  if (token !== undefined && token.length < TOKEN_MIN)
    throw new EnvError('METRICS_TOKEN', `must be at least ${TOKEN_MIN} characters long`, '…');
  return token;
}

function readCountryHeader(env: Env): string | undefined {
  const name = optional(env, 'COUNTRY_HEADER')?.toLowerCase();
  if (name !== undefined && !/^[a-z0-9-]{1,64}$/.test(name))
    throw new EnvError('COUNTRY_HEADER', 'must be the name of a header (cf-ipcountry)', name);
  return name;
}

/** Behind a proxy nobody else should reach the site: what they say of themselves is believed. */
function readHost(env: Env, proxies: TrustedProxies): string | undefined {
  const host = optional(env, 'HOST');
  if (host !== undefined && !/^[\w.:-]{1,253}$/.test(host))
    throw new EnvError('HOST', 'must be an address of this machine or its name', host);
  return host ?? (proxies && '127.0.0.1');
}

/** @throws EnvError naming the variable */
export function readWebEnv(env: Env): WebEnv {
  const webPort = port(env, 'PORT', 3000);
  const backendPort = port(env, 'BACKEND_PORT', Math.min(webPort + 1, 65_535));
  const siteUrl = withoutSlash(
    url(env, 'NEXTAUTH_URL', ['http', 'https']) ?? new URL(`http://localhost:${webPort}`),
  );
  const secret = optional(env, 'NEXTAUTH_SECRET');
  if (!secret && (!isLocal(siteUrl) || env.NODE_ENV === 'production')) {
    throw new EnvError(
      'NEXTAUTH_SECRET',
      'must be set for a public deployment, to 32 random bytes or more',
      undefined,
    );
  }
  if (secret && secret.length < 32 && !isLocal(siteUrl)) {
    throw new EnvError(
      'NEXTAUTH_SECRET',
      'must be at least 32 characters long for a public deployment',
      '…',
    );
  }
  const backendUrl = withoutSlash(
    serviceUrl(env, 'BACKEND_URL') ?? new URL(`http://127.0.0.1:${backendPort}`),
  );
  const [credential] = readCredentials(env);
  if (!credential && env.NODE_ENV === 'production')
    throw new EnvError('BACKEND_CREDENTIAL', 'must be set, as at the backend', undefined);
  const trustedProxies = readTrustedProxies(optional(env, 'TRUST_PROXY'));
  return {
    backendUrl,
    credential,
    identity: readIdentity(env, { backendUrl, siteUrl, credential }),
    siteUrl,
    secret: secret ?? DEVELOPMENT_SECRET,
    trustedProxies,
    host: readHost(env, trustedProxies),
    errorTarget: readErrorTarget(env, siteUrl),
    operator: readOperator(env),
    securityContact: readSecurityContact(env),
    signUpOnly:
      choice(env, 'HEADER_SIGN_IN', ['login-and-signup', 'signup-only'], 'login-and-signup') ===
      'signup-only',
    social: readSocial(env),
    pictureOrigin: url(env, 'NEXT_PUBLIC_PICTURE_ORIGIN', ['https'])?.origin,
    hubspot: readHubspot(env),
    flags: readFlagSource(env, backendUrl),
    countryHeader: readCountryHeader(env),
    metricsToken: readMetricsToken(env),
  };
}

let parsed: WebEnv | undefined;

export function webEnv(): WebEnv {
  parsed ??= readWebEnv(process.env);
  return parsed;
}

/** The build has none of these settings. */
export const isBuilding = (): boolean => process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
