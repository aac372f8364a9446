import { createElement, type ComponentProps } from 'react';
import { ArticleHeading } from './article-parts/ArticleHeading';
import { ArticleImage } from './article-parts/ArticleImage';
import { ArticleLink } from './article-parts/ArticleLink';
import { ArticleTable } from './article-parts/ArticleTable';
import { Aside } from './article-parts/Aside';
import { Rated } from './article-parts/Rated';

/**
 * What articles are made of: stand-ins for what Markdown makes, and by their own names what an article may use besides. Rendered on the
 * server alone, to markup that components/resources/ArticleBody.styles.ts dresses.
 */
export const articleParts = {
  a: ArticleLink,
  h2: (props: ComponentProps<'h2'>) => createElement(ArticleHeading, { ...props, as: 'h2' }),
  h3: (props: ComponentProps<'h3'>) => createElement(ArticleHeading, { ...props, as: 'h3' }),
  img: ArticleImage,
  table: ArticleTable,
  Aside,
  Rated,
};
