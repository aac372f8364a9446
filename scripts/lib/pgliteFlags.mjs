/**
 * V8 (22 to 26) sometimes crashes when it frees code of a large WebAssembly module
 * (nodejs/node#64500). Never freeing it costs a few MB.
 */
export const PGLITE_FLAGS = ['--no-memory-protection-keys', '--no-wasm-code-gc'];
