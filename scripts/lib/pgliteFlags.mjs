/**
 * For every Node that runs PGlite. V8 (22 to 26) keeps a register of the pages that hold machine code; freeing code of a large WebAssembly
 * module now and then finds it wrong and ends the process ("Check failed: jit_page…", or SIGSEGV: nodejs/node#64500). Code that is never
 * freed costs a few MB.
 */
export const PGLITE_FLAGS = ['--no-memory-protection-keys', '--no-wasm-code-gc'];
