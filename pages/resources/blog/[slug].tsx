import Head from 'next/head';
import { PageHead } from '@/components/app';
import {
  articleData,
  ArticleScreen,
  FeedLink,
  type ArticleScreenProps,
} from '@/components/resources';
import { routes } from '@/lib/routes';
import type { PageProps } from '@/lib/shell';

export {
  articlePaths as getStaticPaths,
  articleProps as getStaticProps,
} from '@/server/pages/resourcesProps';

export default function ArticlePage({ shell, ...screen }: ArticleScreenProps & PageProps) {
  const { title, description, slug } = screen.article;
  return (
    <>
      <PageHead
        title={title}
        description={description}
        canonical={`${shell.siteUrl}${routes.article(slug)}`}
      />
      <Head>
        <script
          key="article"
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: articleData(screen.article, shell.siteUrl) }}
        />
      </Head>
      <FeedLink siteUrl={shell.siteUrl} />
      <ArticleScreen {...screen} />
    </>
  );
}
