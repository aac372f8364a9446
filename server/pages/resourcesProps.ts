import type { GetServerSideProps, GetStaticPaths, GetStaticProps } from 'next';
import {
  articleParts,
  type ArticleScreenProps,
  type BlogScreenProps,
  type ResourcesScreenProps,
} from '@/components/resources';
import { pageSharedFor } from '@/contracts/http/cacheControl';
import { ARTICLE_TAGS, isArticleTag, type ArticleSummary } from '@/lib/articles/articles';
import { checkArticles, findArticle, listArticles } from '@/server/articles/articleStore';
import type { PageProps } from '@/lib/shell';
import { loadShell } from './shell';

const FRESH_SECONDS = 300;
const MISSING_FRESH_SECONDS = 10;
const NEWEST = 3;

const missing = { notFound: true, revalidate: MISSING_FRESH_SECONDS } as const;

/** Made on first request, then kept. */
export const resourcesPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const resourcesProps: GetStaticProps<ResourcesScreenProps & PageProps> = async ({
  params,
}) => {
  if (params?.path !== undefined) return missing;
  const [shell, articles] = await Promise.all([loadShell(), listArticles()]);
  const tags = ARTICLE_TAGS.filter((tag) => articles.some((article) => article.tags.includes(tag)));
  return { props: { shell, newest: articles.slice(0, NEWEST), tags }, revalidate: FRESH_SECONDS };
};

const readTag = (asked: string | string[] | undefined): BlogScreenProps['tag'] => {
  if (asked === undefined || asked === '') return null;
  return isArticleTag(asked) ? asked : 'unknown';
};

/** Filters by tag without scripts; the same for all visitors, so that any cache may keep it. */
export const blogProps: GetServerSideProps<BlogScreenProps & PageProps> = async ({
  query,
  res,
}) => {
  const [shell, articles] = await Promise.all([loadShell(), listArticles()]);
  res.setHeader('Cache-Control', pageSharedFor(FRESH_SECONDS));
  return { props: { shell, articles, tag: readTag(query.tag) } };
};

/** A bad article ends the build. */
export const articlePaths: GetStaticPaths = async () => {
  await checkArticles(articleParts);
  return { paths: [], fallback: 'blocking' };
};

const neighbour = (article: ArticleSummary | undefined) =>
  article ? { slug: article.slug, title: article.title } : null;

export const articleProps: GetStaticProps<ArticleScreenProps & PageProps> = async ({ params }) => {
  const [article, articles] = await Promise.all([
    findArticle(String(params?.slug), articleParts),
    listArticles(),
  ]);
  if (!article) return missing;
  const place = articles.findIndex(({ slug }) => slug === article.slug);
  return {
    props: {
      shell: await loadShell(),
      article,
      newer: neighbour(articles[place - 1]),
      older: neighbour(articles[place + 1]),
    },
    revalidate: FRESH_SECONDS,
  };
};
