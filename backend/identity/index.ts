export { codeLifetime } from './limits';
export { openPool } from './openPool';
export type { Pool, PoolSettings } from './pool';
export { PoolException } from './exceptions';
export { googleSubject, listGoogleAccounts, signInByGoogle } from './google';
export { DOMAIN_WORDS } from './oidc/copy';
export { isAtIssuer, PATHS, type HostedDomain } from './oidc/hostedDomain';
export { loadProvider } from './oidc/loadProvider';
export { pageHeaders, renderErrorPage, renderPage } from './oidc/renderPage';
