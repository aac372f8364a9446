import { ArticleHead, ArticleScreen, type ArticleScreenProps } from '@/components/resources';
import type { PageProps } from '@/lib/shell';

export {
  articlePaths as getStaticPaths,
  articleProps as getStaticProps,
} from '@/server/pages/resourcesProps';

export default function ArticlePage({ shell, ...screen }: ArticleScreenProps & PageProps) {
  return (
    <>
      <ArticleHead article={screen.article} siteUrl={shell.siteUrl} />
      <ArticleScreen {...screen} />
    </>
  );
}
