export const loadMatter: () => Promise<typeof import('vfile-matter').matter>;
export const loadFeed: () => Promise<typeof import('feed').Feed>;
export const loadParser: () => Promise<typeof import('@mdx-js/mdx').createProcessor>;
export const loadCompilers: () => Promise<{
  evaluate: typeof import('@mdx-js/mdx').evaluate;
  remarkGfm: typeof import('remark-gfm').default;
  rehypeSlug: typeof import('rehype-slug').default;
  rehypeShiki: typeof import('@shikijs/rehype/core').default;
}>;
/** Theme `plumbline` has custom properties as colors. */
export const loadHighlighter: () => Promise<import('shiki/core').HighlighterCore>;
