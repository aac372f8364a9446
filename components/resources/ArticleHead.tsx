import Head from 'next/head';
import { PageHead } from '@/components/app';
import type { Article } from '@/lib/articles/articles';
import { routes } from '@/lib/routes';
import { articleData } from './articleData';
import { FeedLink } from './FeedLink';

export function ArticleHead({ article, siteUrl }: { article: Article; siteUrl: string }) {
  return (
    <>
      <PageHead
        title={article.title}
        description={article.description}
        canonical={`${siteUrl}${routes.article(article.slug)}`}
      />
      <Head>
        <script
          key="article"
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: articleData(article, siteUrl) }}
        />
      </Head>
      <FeedLink siteUrl={siteUrl} />
    </>
  );
}
