/**
 * For every Node that runs PGlite. V8 (22 to 26) sometimes crashes when it frees code of a large
 * WebAssembly module ("Check failed: jit_page…", or SIGSEGV: nodejs/node#64500). Never freeing it
 * costs a few MB.
 */
export const PGLITE_FLAGS = ['--no-memory-protection-keys', '--no-wasm-code-gc'];
