/**
 * ES modules only. SWC would turn import() into require(), so no compiler touches this file. Loaded
 * on demand, to save memory.
 */
exports.loadMatter = async () => (await import('vfile-matter')).matter;

exports.loadFeed = async () => (await import('feed')).Feed;

exports.loadParser = async () => (await import('@mdx-js/mdx')).createProcessor;

// In sequence: jest's ES module loader fails on concurrent imports of one module.
exports.loadCompilers = async () => {
  const { evaluate } = await import('@mdx-js/mdx');
  const { default: remarkGfm } = await import('remark-gfm');
  const { default: rehypeSlug } = await import('rehype-slug');
  const { default: rehypeShiki } = await import('@shikijs/rehype/core');
  return { evaluate, remarkGfm, rehypeSlug, rehypeShiki };
};

exports.loadHighlighter = async () => {
  const { createCssVariablesTheme, createHighlighterCore } = await import('shiki/core');
  // Avoids WebAssembly and its memory.
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
