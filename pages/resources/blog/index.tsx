import { PageHead } from '@/components/app';
import {
  BlogScreen,
  FeedLink,
  resourcesCopy as copy,
  type BlogScreenProps,
} from '@/components/resources';
import { routes } from '@/lib/routes';
import type { PageProps } from '@/lib/shell';

export { blogProps as getServerSideProps } from '@/server/pages/resourcesProps';

export default function BlogPage({ shell, articles, tag }: BlogScreenProps & PageProps) {
  return (
    <>
      <PageHead
        title={copy.blogTitle(tag === 'unknown' ? null : tag)}
        description={copy.blogDescription}
        canonical={`${shell.siteUrl}${routes.blog}`}
      />
      <FeedLink siteUrl={shell.siteUrl} />
      <BlogScreen articles={articles} tag={tag} />
    </>
  );
}
