import type { ArticleTag } from '@/lib/articles/articles';
import { plural } from '@/lib/format/numbers';

const TAG_NAMES: Record<ArticleTag, string> = {
  method: 'Method',
  audits: 'Audits',
  keys: 'Keys',
  upgrades: 'Upgrades',
  governance: 'Governance',
  timelocks: 'Timelocks',
  incidents: 'Incidents',
  bridges: 'Bridges',
  oracles: 'Oracles',
  tokens: 'Tokens',
  monitoring: 'Monitoring',
  operations: 'Operations',
};

export const copy = {
  tag: (tag: ArticleTag) => TAG_NAMES[tag],
  title: 'Resources',
  description:
    'How ratings are made, what their parts mean, and how to use them: the method, articles, an API, and documents for operators.',
  lead: 'How ratings are made, what their parts mean, and how to use them.',
  blog: 'Blog',
  blogTitle: (tag: ArticleTag | null) => (tag === null ? 'Blog' : `Blog: ${TAG_NAMES[tag]}`),
  blogDescription: 'Articles about project security, how ratings work, and how to read them.',
  blogLead:
    'Project security, how ratings work, and how to read them. Articles about projects and incidents list their sources.',
  feed: 'Feed (RSS)',
  feedTitle: 'Plumbline: articles',
  tags: 'Articles by tag',
  tagsLabel: (title: string) => `Tags of “${title}”`,
  all: 'All',
  found: (count: number, tag: ArticleTag | null) =>
    tag === null
      ? plural(count, 'article')
      : `${plural(count, 'article')} tagged “${TAG_NAMES[tag]}”`,
  noneOfTag: 'No articles have this tag.',
  none: 'No articles yet.',
  seeAll: 'See all articles',
  newest: 'Newest articles',
  minutes: (minutes: number) => `${minutes} min read`,
  by: (author: string) => `by ${author}`,
  olderMethod: (version: string) =>
    `Written for method ${version}: its figures and commands are of that method, as of the day of writing.`,
  methodNow: 'How ratings are made now',
  around: 'More articles',
  newer: 'Newer',
  older: 'Older',
  backToBlog: 'All articles',
  linkTo: (section: string) => `Link to “${section}”`,
  linkCopied: 'Link copied.',
  newTab: ' (opens in a new tab)',
  table: 'Table',
  aside: 'Note',
} as const;
