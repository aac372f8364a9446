import type { ArticleTag } from '@/lib/articles/articles';
import { routes } from '@/lib/routes';

/** The address of the articles with a tag; of all of them without one. */
export const tagHref = (tag: ArticleTag | null): string =>
  tag === null ? routes.blog : `${routes.blog}?tag=${tag}`;
