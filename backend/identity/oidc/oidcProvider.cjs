/**
 * Loads `oidc-provider`, which is an ES module only. A file that no compiler touches: SWC (in jest) and others turn import() into
 * require() in what they compile to CommonJS, and that cannot load it. It is loaded at the first request that needs it.
 */
exports.loadOidcProvider = async () => {
  // It wants Node 22 and says so on Node 20, where it works with this one function more. What the pool uses of it is tested on 20.19.
  URL.parse ??= (url, base) => (URL.canParse(url, base) ? new URL(url, base) : null);
  const { warn } = console;
  console.warn = (...words) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
};
