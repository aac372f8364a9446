import type { GetServerSideProps, GetStaticPaths, GetStaticProps } from 'next';
import {
  articleParts,
  type ArticleScreenProps,
  type BlogScreenProps,
  type ResourcesScreenProps,
} from '@/components/resources';
import { pageSharedFor } from '@/contracts/cacheControl';
import { ARTICLE_TAGS, isArticleTag, type ArticleSummary } from '@/lib/articles/articles';
import { checkArticles, findArticle, listArticles } from '@/server/articles/articleStore';
import type { PageProps } from '@/lib/shell';
import { loadShell } from './shell';

const FRESH_SECONDS = 300;
const MISSING_FRESH_SECONDS = 10;
/** How many articles the page of resources shows. */
const NEWEST = 3;

const missing = { notFound: true, revalidate: MISSING_FRESH_SECONDS } as const;

/** The build knows neither the announcement nor the site's address: the page is made at its first request and then kept. */
export const resourcesPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** /resources, and nothing below it that has no page of its own. */
export const resourcesProps: GetStaticProps<ResourcesScreenProps & PageProps> = async ({
  params,
}) => {
  if (params?.path !== undefined) return missing;
  const [shell, articles] = await Promise.all([loadShell(), listArticles()]);
  const tags = ARTICLE_TAGS.filter((tag) => articles.some((article) => article.tags.includes(tag)));
  return { props: { shell, newest: articles.slice(0, NEWEST), tags }, revalidate: FRESH_SECONDS };
};

const tagOf = (asked: string | string[] | undefined): BlogScreenProps['tag'] => {
  if (asked === undefined || asked === '') return null;
  return isArticleTag(asked) ? asked : 'unknown';
};

/** The list by the tag of its address, without scripts too: rendered for each address, the same for every visitor, so that any cache may keep it. */
export const blogProps: GetServerSideProps<BlogScreenProps & PageProps> = async ({
  query,
  res,
}) => {
  const [shell, articles] = await Promise.all([loadShell(), listArticles()]);
  res.setHeader('Cache-Control', pageSharedFor(FRESH_SECONDS));
  return { props: { shell, articles, tag: tagOf(query.tag) } };
};

/** The build compiles every article, so that it ends over one that cannot be published. The pages are made at their first requests. */
export const articlePaths: GetStaticPaths = async () => {
  await checkArticles(articleParts);
  return { paths: [], fallback: 'blocking' };
};

const neighbour = (article: ArticleSummary | undefined) =>
  article ? { slug: article.slug, title: article.title } : null;

/** One article, and which were written after it and before it. */
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
