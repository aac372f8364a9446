import type { ArticleSummary } from '@/lib/articles/articles';
import { routes } from '@/lib/routes';

/** An Article of schema.org. */
export function articleData(
  { slug, title, description, date, author, tags }: ArticleSummary,
  siteUrl: string,
): object {
  return {
    '@type': 'Article',
    headline: title,
    description,
    datePublished: date,
    keywords: tags,
    url: `${siteUrl}${routes.article(slug)}`,
    author: { '@type': 'Organization', name: author },
    publisher: { '@type': 'Organization', name: 'Plumbline' },
  };
}
