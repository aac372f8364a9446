import { ValidationError } from 'yup';
import type { ArticleSummary } from '@/lib/articles/articles';
import { ArticleError } from './ArticleError';
import { articleSchema } from './articleSchema';
import { esmLoaders } from './esmLoaders';
import { readingMinutes } from './readingTime';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export interface ParsedArticle {
  summary: ArticleSummary;
  /** Keeps the file's line numbers for compiler messages. */
  body: string;
}

/** Front matter and text of a file. */
export async function splitMatter(
  file: string,
  source: string,
): Promise<{ matter: unknown; text: string }> {
  const matter = await esmLoaders().loadMatter();
  const vfile = {
    value: source,
    data: {} as Record<string, unknown>,
    toString: () => source,
  } as unknown as Parameters<typeof matter>[0];
  try {
    matter(vfile, { strip: true });
  } catch (error) {
    throw new ArticleError(
      file,
      `the front matter is no YAML: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
  return { matter: vfile.data.matter, text: String(vfile.value) };
}

/** @throws ArticleError naming the file and the invalid field */
export async function parseArticle(slug: string, source: string): Promise<ParsedArticle> {
  const file = `content/blog/${slug}.mdx`;
  if (!SLUG.test(slug))
    throw new ArticleError(file, 'the name must be small letters, digits and single hyphens');
  const { matter, text } = await splitMatter(file, source);
  try {
    const fields = await articleSchema.validate(matter);
    const above = source.slice(0, source.length - text.length).split('\n').length - 1;
    return {
      summary: { slug, ...fields, method: fields.method ?? null, minutes: readingMinutes(text) },
      body: '\n'.repeat(above) + text,
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ArticleError(file, error.path ? `${error.path} ${error.message}` : error.message, {
      cause: error,
    });
  }
}
