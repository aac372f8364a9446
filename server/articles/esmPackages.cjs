/**
 * Loads what articles are made with: ES modules only. A file that no compiler touches: SWC turns import() into require() in what it
 * compiles to CommonJS, and that cannot load them. Each is loaded when it is first needed, so that a site nobody reads articles on never
 * has the compilers in memory.
 */
exports.loadMatter = async () => (await import('vfile-matter')).matter;

exports.loadFeed = async () => (await import('feed')).Feed;

// One after the other: jest's loader of ES modules loses its way when two of them ask for the same one at once.
exports.loadCompilers = async () => {
  const { evaluate } = await import('@mdx-js/mdx');
  const { default: remarkGfm } = await import('remark-gfm');
  const { default: rehypeSlug } = await import('rehype-slug');
  const { default: rehypeShiki } = await import('@shikijs/rehype/core');
  return { evaluate, remarkGfm, rehypeSlug, rehypeShiki };
};

exports.loadHighlighter = async () => {
  const { createCssVariablesTheme, createHighlighterCore } = await import('shiki/core');
  // Regular expressions of JavaScript: no WebAssembly and its memory for a few blocks of code.
  const { createJavaScriptRegexEngine } = await import('shiki/engine/javascript');
  const { default: solidity } = await import('shiki/langs/solidity.mjs');
  const { default: typescript } = await import('shiki/langs/typescript.mjs');
  const { default: json } = await import('shiki/langs/json.mjs');
  const { default: bash } = await import('shiki/langs/bash.mjs');
  const { default: sql } = await import('shiki/langs/sql.mjs');
  return createHighlighterCore({
    themes: [
      createCssVariablesTheme({ name: 'plumbline', variablePrefix: '--', fontStyle: false }),
    ],
    langs: [solidity, typescript, json, bash, sql],
    engine: createJavaScriptRegexEngine(),
  });
};
