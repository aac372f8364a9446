import type { Configuration, Grant, KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Pool } from '../pool';
import { pageHeaders, renderErrorPage } from './renderPage';
import { DOMAIN_WORDS } from './copy';
import { adapters } from './adapters';
import { registerGrants } from './grants';
import { callbackUrl, PATHS, SCOPES, type HostedDomain } from './hostedDomain';
import { loadOidcProvider } from './oidcProvider.cjs';
import { findRequest, upsertRequest } from './requests';

/** Time to choose an account, and for the site to redeem a code (Cognito's five minutes). */
const CHOICE_SECONDS = 600;
const CODE_SECONDS = 300;
/** What the chooser was told, by grant: the pool stores no names. */
const NAME = 'Name';

/** Grants what the sign-in asked for. The grant's id becomes `origin_jti` in the pool's tokens. */
async function createGrant(ctx: KoaContextWithOIDC, pool: Pool): Promise<Grant> {
  const { client, account, params, result, provider } = ctx.oidc;
  const grant = new provider.Grant({ clientId: client!.clientId, accountId: account!.accountId });
  grant.jti = crypto.randomUUID();
  grant.addOIDCScope(String(params!.scope));
  await grant.save();
  const { name } = (result ?? {}) as { name?: string };
  if (name)
    await upsertRequest(pool, {
      kind: NAME,
      id: grant.jti,
      payload: { name },
      seconds: CODE_SECONDS,
    });
  return grant;
}

function buildClient(
  pool: Pool,
  domain: HostedDomain,
): NonNullable<Configuration['clients']>[number] {
  return {
    client_id: pool.clientId,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: [callbackUrl(domain)],
    id_token_signed_response_alg: 'RS256',
    scope: SCOPES.join(' '),
    ...(pool.clientSecret === undefined
      ? { token_endpoint_auth_method: 'none' }
      : { client_secret: pool.clientSecret, token_endpoint_auth_method: 'client_secret_basic' }),
  };
}

function features(): Configuration['features'] {
  const off = { enabled: false };
  return {
    devInteractions: off,
    dPoP: off,
    pushedAuthorizationRequests: off,
    resourceIndicators: off,
    rpInitiatedLogout: off,
    userinfo: off,
    revocation: {
      enabled: true,
      allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
    },
  };
}

const AS_COGNITO = {
  clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
  responseTypes: ['code'],
  scopes: SCOPES,
  conformIdTokenClaims: false,
  claims: {
    openid: ['sub', 'identities'],
    email: ['email', 'email_verified'],
    profile: ['name'],
  },
  pkce: { required: () => true },
  clientBasedCORS: () => false,
  expiresWithSession: () => false,
  ttl: {
    AuthorizationCode: CODE_SECONDS,
    Grant: CODE_SECONDS,
    Interaction: CHOICE_SECONDS,
    Session: CHOICE_SECONDS,
    IdToken: CODE_SECONDS,
  },
} satisfies Configuration;

function addresses({ issuer, secrets }: Pool) {
  return {
    cookies: {
      keys: [secrets.hash('cookies', 'oidc')],
      long: { httpOnly: true, sameSite: 'lax', signed: true, path: new URL(issuer).pathname },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    routes: {
      authorization: PATHS.authorize,
      token: PATHS.token,
      revocation: PATHS.revoke,
      jwks: PATHS.jwks,
    },
    discovery: {
      userinfo_endpoint: issuer + PATHS.userInfo,
      end_session_endpoint: issuer + PATHS.logout,
    },
  } satisfies Configuration;
}

/** Only the site's server calls these endpoints, so no origin gets CORS access. */
function allowNoOtherSite(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next();
    for (const name of ['Origin', 'Methods', 'Headers']) ctx.remove(`Access-Control-Allow-${name}`);
  });
}

/**
 * Discovery, authorize, token and revoke of Cognito's hosted domain. The chooser identifies the
 * user; the tokens are the pool's (grants.ts).
 */
export async function createOidcProvider(pool: Pool, domain: HostedDomain): Promise<Provider> {
  const { Provider, errors, interactionPolicy } = await loadOidcProvider();
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const { pathname } = new URL(pool.issuer);
  const provider = new Provider(pool.issuer, {
    ...AS_COGNITO,
    ...addresses(pool),
    adapter: adapters(pool),
    clients: [buildClient(pool, domain)],
    jwks: { keys: [pool.secrets.privateJwk] },
    features: features(),
    extraParams: {
      identity_provider: (_ctx, value) => {
        if (value !== undefined && value !== 'Google')
          throw new errors.InvalidRequest('unknown identity_provider');
      },
    },
    interactions: { policy, url: (_ctx, { uid }) => `${pathname}${PATHS.interaction}/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ sub }) }),
    loadExistingGrant: (ctx) => createGrant(ctx, pool),
    renderError: (ctx, { error }) => {
      ctx.set(pageHeaders(domain.siteUrl));
      ctx.body = renderErrorPage(
        error === 'server_error' ? DOMAIN_WORDS.failed : DOMAIN_WORDS.invalid,
        domain.siteUrl,
      );
    },
  });
  allowNoOtherSite(provider);
  registerGrants({
    pool,
    provider,
    InvalidGrant: errors.InvalidGrant,
    findName: async (grantId) =>
      (await findRequest(pool, NAME, grantId))?.name as string | undefined,
  });
  return provider;
}
