import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import type { MDXComponents } from 'mdx/types';
import type { ShikiTransformer } from 'shiki/core';
import type { ArticleHeading } from '@/lib/articles/articles';
import { ArticleError } from './ArticleError';
import { esmLoaders } from './esmLoaders';
import { inspectArticle } from './inspectArticle';

const TOKEN = /var\(--token-([a-z-]+)\)/;

/** A third of the bytes of inline styles, and the site's own colors in both themes. */
const codeClasses: ShikiTransformer = {
  name: 'code-classes',
  pre(node) {
    delete node.properties.style;
    node.properties.class = 'code';
  },
  span(node) {
    const kind = TOKEN.exec(String(node.properties.style))?.[1];
    delete node.properties.style;
    if (kind) node.properties.class = kind;
  },
};

/** Components that replace elements; components/resources provides them. */
export type ArticleParts = MDXComponents;

const load = async () => ({
  ...(await esmLoaders().loadCompilers()),
  highlighter: await esmLoaders().loadHighlighter(),
});
let tools: ReturnType<typeof load> | undefined;

/**
 * On the server: no MDX reaches a browser.
 * @throws ArticleError for syntax, unknown languages, forbidden pictures or links
 */
export async function compileArticle(
  file: string,
  body: string,
  parts: ArticleParts,
): Promise<{ html: string; headings: ArticleHeading[] }> {
  const { evaluate, remarkGfm, rehypeSlug, rehypeShiki, highlighter } = await (tools ??= load());
  const headings: ArticleHeading[] = [];
  try {
    const { default: Content } = await evaluate(body, {
      ...runtime,
      remarkPlugins: [remarkGfm],
      rehypePlugins: [
        rehypeSlug,
        [
          inspectArticle,
          { headings, parts: Object.keys(parts).filter((name) => /^[A-Z]/.test(name)) },
        ],
        // No time limit per line: on a busy machine code would stay plain.
        [
          rehypeShiki,
          highlighter,
          {
            theme: 'plumbline',
            defaultLanguage: 'text',
            tokenizeTimeLimit: 0,
            transformers: [codeClasses],
          },
        ],
      ],
    });
    return { html: renderToStaticMarkup(createElement(Content, { components: parts })), headings };
  } catch (error) {
    throw new ArticleError(file, error instanceof Error ? error.message : String(error), {
      cause: error,
    });
  }
}
