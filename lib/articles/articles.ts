/** What articles may be about. An article's front matter names some of these, and nothing else. */
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

/** Whether words of an address name a tag. */
export const isArticleTag = (word: unknown): word is ArticleTag =>
  (ARTICLE_TAGS as readonly unknown[]).includes(word);

/** An article as lists show it. */
export interface ArticleSummary {
  /** Its file's name, and the last part of its address. */
  slug: string;
  title: string;
  /** One sentence, at most 160 characters. */
  description: string;
  /** The day it was written, YYYY-MM-DD. */
  date: string;
  author: string;
  tags: ArticleTag[];
  /** Minutes that reading takes. */
  minutes: number;
}

/** A section of an article, as its contents lead there. */
export interface ArticleHeading {
  id: string;
  text: string;
}

export interface Article extends ArticleSummary {
  headings: ArticleHeading[];
  /** What the server made of the file: markup without scripts. */
  html: string;
}
