import type { ArticleSummary } from '@/lib/articles/articles';
import { routes } from '@/lib/routes';

/** JSON-LD text, safe inside a script element. */
export function articleData(
  { slug, title, description, date, author, tags }: ArticleSummary,
  siteUrl: string,
): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    datePublished: date,
    keywords: tags,
    url: `${siteUrl}${routes.article(slug)}`,
    author: { '@type': 'Organization', name: author },
    publisher: { '@type': 'Organization', name: 'Plumbline' },
  }).replaceAll('<', '\\u003c');
}
