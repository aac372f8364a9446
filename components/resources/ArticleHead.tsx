import { DataScript, PageHead } from '@/components/app';
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
      <DataScript data={articleData(article, siteUrl)} />
      <FeedLink siteUrl={siteUrl} />
    </>
  );
}
