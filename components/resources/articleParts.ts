import { createElement, type ComponentProps } from 'react';
import { ArticleHeading } from './article-parts/ArticleHeading';
import { ArticleImage } from './article-parts/ArticleImage';
import { ArticleLink } from './article-parts/ArticleLink';
import { ArticleTable } from './article-parts/ArticleTable';
import { Aside } from './article-parts/Aside';
import { Rated } from './article-parts/Rated';

/**
 * Replaces Markdown's elements and adds those that articles use by name. Rendered on the server
 * only; ArticleBody.styles.ts styles the markup.
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
