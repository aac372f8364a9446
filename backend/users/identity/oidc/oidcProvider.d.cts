export const loadOidcProvider: () => Promise<typeof import('oidc-provider')>;
