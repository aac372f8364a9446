import { Link } from '@/components/ui';
import { Contents, LongRead } from '@/components/ui/page';
import type { Article, ArticleSummary } from '@/lib/articles/articles';
import { routes } from '@/lib/routes';
import { ArticleBody } from './ArticleBody';
import { Frame } from './ArticleScreen.styles';
import { ArticleMeta } from './ArticleMeta';
import { copy } from './copy';
import { TagLinks } from './TagLinks';

/** Articles with this many sections get a table of contents. */
const LONG = 3;

export type Neighbour = Pick<ArticleSummary, 'slug' | 'title'>;

export interface ArticleScreenProps {
  article: Article;
  newer: Neighbour | null;
  older: Neighbour | null;
}

const Around = ({ newer, older }: Omit<ArticleScreenProps, 'article'>) => (
  <nav className="around" aria-label={copy.around}>
    {newer && (
      <Link href={routes.article(newer.slug)}>
        <span>{copy.newer}</span>
        {newer.title}
      </Link>
    )}
    {older && (
      <Link className="older" href={routes.article(older.slug)}>
        <span>{copy.older}</span>
        {older.title}
      </Link>
    )}
  </nav>
);

export function ArticleScreen({ article, newer, older }: ArticleScreenProps) {
  const { title, description, tags, headings, html, method } = article;
  const text = (
    <div>
      <ArticleBody key={article.slug} html={html} />
      {(newer || older) && <Around newer={newer} older={older} />}
    </div>
  );
  return (
    <LongRead>
      <Frame>
        <div className="top">
          <Link className="back" href={routes.blog}>
            {copy.backToBlog}
          </Link>
          <h1>{title}</h1>
          <p className="lead">{description}</p>
          <ArticleMeta article={article} />
          {method !== null && (
            <p className="older-method">
              {copy.olderMethod(method)} <Link href={routes.methodology}>{copy.methodNow}</Link>
            </p>
          )}
          <TagLinks tags={tags} label={copy.tagsLabel(title)} />
        </div>
        {headings.length < LONG ? (
          text
        ) : (
          <div className="columns">
            <Contents items={headings.map(({ id, text: label }) => ({ id, label }))} />
            {text}
          </div>
        )}
      </Frame>
    </LongRead>
  );
}
