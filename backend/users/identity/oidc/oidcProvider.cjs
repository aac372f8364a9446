/**
 * `oidc-provider` is an ES module. This file stays uncompiled because SWC turns import() into
 * require(), which cannot load it in jest.
 */
exports.loadOidcProvider = () => import('oidc-provider');
