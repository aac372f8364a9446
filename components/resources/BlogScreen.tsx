import { Link } from '@/components/ui';
import { LongRead } from '@/components/ui/page';
import { ARTICLE_TAGS, type ArticleSummary, type ArticleTag } from '@/lib/articles/articles';
import { routes } from '@/lib/routes';
import { ArticleEntry } from './ArticleEntry';
import { copy } from './copy';
import { Articles, Shelf, Tags } from './Resources.styles';
import { tagHref } from './tagHref';

export interface BlogScreenProps {
  articles: ArticleSummary[];
  /** From the address; null for all articles. */
  tag: ArticleTag | null | 'unknown';
}

function TagFilter({ articles, tag }: BlogScreenProps) {
  const count = (each: ArticleTag) =>
    articles.filter((article) => article.tags.includes(each)).length;
  const choices = [null, ...ARTICLE_TAGS.filter((each) => count(each) > 0)];
  return (
    <nav aria-label={copy.tags}>
      <Tags>
        {choices.map((each) => (
          <li key={each ?? ''}>
            <Link href={tagHref(each)} aria-current={each === tag ? 'page' : undefined}>
              {each === null ? copy.all : copy.tag(each)}
              <span>{each === null ? articles.length : count(each)}</span>
            </Link>
          </li>
        ))}
      </Tags>
    </nav>
  );
}

export function BlogScreen({ articles, tag }: BlogScreenProps) {
  const known = tag === 'unknown' ? null : tag;
  const shown =
    tag === null
      ? articles
      : articles.filter((article) => (article.tags as string[]).includes(tag));
  return (
    <LongRead>
      <div className="top">
        <h1>{copy.blogTitle(known)}</h1>
        <p className="lead">{copy.blogLead}</p>
      </div>
      <Shelf>
        <TagFilter articles={articles} tag={tag} />
        <div className="row">
          <p>{tag === 'unknown' ? '' : copy.found(shown.length, tag)}</p>
          <a href={routes.feed} type="application/rss+xml">
            {copy.feed}
          </a>
        </div>
        {shown.length > 0 ? (
          <Articles>
            {shown.map((article) => (
              <ArticleEntry key={article.slug} article={article} heading="h2" tagged />
            ))}
          </Articles>
        ) : (
          <p className="empty">
            {articles.length > 0 ? (
              <>
                {copy.noneOfTag} <Link href={routes.blog}>{copy.seeAll}</Link>
              </>
            ) : (
              copy.none
            )}
          </p>
        )}
      </Shelf>
    </LongRead>
  );
}
