import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import type { MDXComponents } from 'mdx/types';
import type { ArticleHeading } from '@/lib/articles/articles';
import { ArticleError } from './ArticleError';
import { codeClasses } from './codeClasses';
import { esmLoaders } from './esmLoaders';
import { inspectArticle } from './inspectArticle';

/** What stands in for elements of an article: components/resources hands them over. */
export type ArticleParts = MDXComponents;

const load = async () => ({
  ...(await esmLoaders().loadCompilers()),
  highlighter: await esmLoaders().loadHighlighter(),
});
let tools: ReturnType<typeof load> | undefined;

/**
 * An article's text as HTML. It is rendered here and nowhere else: neither MDX nor what it compiles to reaches a browser.
 * @param file for messages.
 * @throws ArticleError for what does not compile, a language that is not highlighted, a picture or a link that may not be there.
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
        // Without its limit of time for a line: on a busy machine code would come out plain.
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
