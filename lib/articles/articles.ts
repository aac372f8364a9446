export const ARTICLE_TAGS = [
  'method',
  'audits',
  'keys',
  'upgrades',
  'governance',
  'timelocks',
  'incidents',
  'bridges',
  'oracles',
  'tokens',
  'monitoring',
  'operations',
] as const;
export type ArticleTag = (typeof ARTICLE_TAGS)[number];

export const isArticleTag = (word: unknown): word is ArticleTag =>
  (ARTICLE_TAGS as readonly unknown[]).includes(word);

export interface ArticleSummary {
  slug: string;
  title: string;
  /** One sentence, at most 160 characters. */
  description: string;
  /** YYYY-MM-DD. */
  date: string;
  author: string;
  tags: ArticleTag[];
  /** The older method whose figures it quotes. */
  method: string | null;
  minutes: number;
}

export interface ArticleHeading {
  id: string;
  text: string;
}

export interface Article extends ArticleSummary {
  headings: ArticleHeading[];
  /** Markup without scripts, made by the server. */
  html: string;
}
