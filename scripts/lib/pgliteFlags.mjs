const [major, minor] = process.versions.node.split('.').map(Number);

/**
 * V8 (22 to 26) sometimes crashes when it frees code of a large WebAssembly module
 * (nodejs/node#64500). Never freeing it costs a few MB. The data directory's lock is SQLite's
 * (docs/decisions/0032), which Node 22.12 has behind a flag, and later ones warn about.
 */
export const PGLITE_FLAGS = [
  '--no-memory-protection-keys',
  '--no-wasm-code-gc',
  '--disable-warning=ExperimentalWarning',
  ...(major === 22 && minor < 13 ? ['--experimental-sqlite'] : []),
];
