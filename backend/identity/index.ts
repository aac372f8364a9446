export { lifeOf } from './limits';
export { openPool } from './openPool';
export type { Pool, PoolSettings } from './pool';
export { PoolException } from './exceptions';
export { googleSubjectOf, listGoogleAccounts, signInByGoogle } from './google';
export { DOMAIN_WORDS } from './oidc/copy';
export { isAtIssuer, PATHS, type HostedDomain } from './oidc/hostedDomain';
export { providerOf } from './oidc/providerOf';
export { pageHeaders, renderErrorPage, renderPage } from './oidc/renderPage';
