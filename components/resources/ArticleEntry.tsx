import { Link } from '@/components/ui';
import type { ArticleSummary } from '@/lib/articles/articles';
import { routes } from '@/lib/routes';
import { ArticleMeta } from './ArticleMeta';
import { copy } from './copy';
import { TagLinks } from './TagLinks';

interface ArticleEntryProps {
  article: ArticleSummary;
  heading: 'h2' | 'h3';
  tagged?: boolean;
}

export function ArticleEntry({ article, heading: Heading, tagged = false }: ArticleEntryProps) {
  return (
    <li>
      <Heading>
        <Link href={routes.article(article.slug)}>{article.title}</Link>
      </Heading>
      <ArticleMeta article={article} />
      <p className="what">{article.description}</p>
      {tagged && <TagLinks tags={article.tags} label={copy.tagsLabel(article.title)} />}
    </li>
  );
}
