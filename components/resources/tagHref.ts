import type { ArticleTag } from '@/lib/articles/articles';
import { routes } from '@/lib/routes';

/** Without a tag, all articles. */
export const tagHref = (tag: ArticleTag | null): string =>
  tag === null ? routes.blog : `${routes.blog}?tag=${tag}`;
