import { Link } from '@/components/ui';
import { LongRead } from '@/components/ui/page';
import type { ArticleSummary, ArticleTag } from '@/lib/articles/articles';
import { routes } from '@/lib/routes';
import { ArticleEntry } from './ArticleEntry';
import { copy } from './copy';
import { ResourceCards } from './ResourceCards';
import { Articles, Shelf } from './Resources.styles';
import { TagLinks } from './TagLinks';

export interface ResourcesScreenProps {
  newest: ArticleSummary[];
  tags: ArticleTag[];
}

export function ResourcesScreen({ newest, tags }: ResourcesScreenProps) {
  return (
    <LongRead>
      <div className="top">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
      </div>
      <ResourceCards />
      <Shelf as="section" aria-labelledby="newest-title">
        <h2 id="newest-title">{copy.newest}</h2>
        {tags.length > 0 && (
          <nav aria-label={copy.tags}>
            <TagLinks tags={tags} label={copy.tags} />
          </nav>
        )}
        <Articles>
          {newest.map((article) => (
            <ArticleEntry key={article.slug} article={article} heading="h3" />
          ))}
        </Articles>
        <div className="row">
          <Link href={routes.blog}>{copy.seeAll}</Link>
          <a href={routes.feed} type="application/rss+xml">
            {copy.feed}
          </a>
        </div>
      </Shelf>
    </LongRead>
  );
}
