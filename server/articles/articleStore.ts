import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Article, ArticleSummary } from '@/lib/articles/articles';
import { compileArticle, type ArticleParts } from './compileArticle';
import { parseArticle, type ParsedArticle } from './parseArticle';

const EXTENSION = '.mdx';
const articlesFolder = () => join(process.cwd(), 'content', 'blog');

const newestFirst = (a: ArticleSummary, b: ArticleSummary) =>
  b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);

/** Reused while the file's text is unchanged. */
const parsed = new Map<string, { source: string; article: Promise<ParsedArticle> }>();
const compiled = new Map<string, { body: string; made: ReturnType<typeof compileArticle> }>();

function parsedOnce(slug: string, source: string): Promise<ParsedArticle> {
  const known = parsed.get(slug);
  if (known?.source === source) return known.article;
  const article = parseArticle(slug, source);
  parsed.set(slug, { source, article });
  return article;
}

async function readArticles(): Promise<ParsedArticle[]> {
  const names = (await readdir(articlesFolder())).filter((name) => name.endsWith(EXTENSION));
  const articles = await Promise.all(
    names.map(async (name) =>
      parsedOnce(
        name.slice(0, -EXTENSION.length),
        await readFile(join(articlesFolder(), name), 'utf8'),
      ),
    ),
  );
  return articles.sort((a, b) => newestFirst(a.summary, b.summary));
}

/**
 * Newest first.
 * @throws ArticleError for invalid front matter
 */
export async function listArticles(): Promise<ArticleSummary[]> {
  return (await readArticles()).map(({ summary }) => summary);
}

/** Compiled once, on first request. */
export async function findArticle(slug: string, parts: ArticleParts): Promise<Article | undefined> {
  const article = (await readArticles()).find(({ summary }) => summary.slug === slug);
  if (!article) return undefined;
  const { summary, body } = article;
  const known = compiled.get(slug);
  const made =
    known?.body === body
      ? known.made
      : compileArticle(`content/blog/${slug}${EXTENSION}`, body, parts);
  compiled.set(slug, { body, made });
  return { ...summary, ...(await made) };
}

/**
 * For the build.
 * @throws ArticleError for the first bad article
 */
export async function checkArticles(parts: ArticleParts): Promise<void> {
  for (const { slug } of await listArticles()) await findArticle(slug, parts);
}
