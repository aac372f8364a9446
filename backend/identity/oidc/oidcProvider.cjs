/**
 * Loads `oidc-provider`, an ES module, at the first request that needs it. A file that no compiler touches: SWC (in jest) turns
 * import() into require() in what it compiles to CommonJS, and jest's require() cannot load it.
 */
exports.loadOidcProvider = () => import('oidc-provider');
