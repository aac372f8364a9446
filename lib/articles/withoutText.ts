import type { Article } from './articles';

interface PageData {
  props: Record<string, unknown>;
}

/** Whether a page's props hold an article with its text. */
const hasText = (props: unknown): props is { article: Article } =>
  typeof props === 'object' &&
  props !== null &&
  'article' in props &&
  typeof (props.article as Partial<Article> | null)?.html === 'string';

/**
 * The data that Next writes into a page beside its markup, without an article's text, which is in the markup already (up to 7 of 25 kB,
 * gzipped). What a way in the browser fetches is another copy and keeps it. The data itself stays as it is: Next keeps it, too.
 */
export function withoutText<Data extends PageData>(data: Data): Data {
  const { pageProps } = data.props;
  if (!hasText(pageProps)) return data;
  return {
    ...data,
    props: {
      ...data.props,
      pageProps: { ...pageProps, article: { ...pageProps.article, html: '' } },
    },
  };
}
