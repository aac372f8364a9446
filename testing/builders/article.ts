import type { ArticleSummary } from '@/lib/articles/articles';

export const makeArticle = (given: Partial<ArticleSummary> = {}): ArticleSummary => ({
  slug: 'an-article',
  title: 'An article',
  description: 'What it is about.',
  date: '2026-11-21',
  author: 'Plumbline',
  tags: ['method'],
  method: null,
  minutes: 3,
  ...given,
});
