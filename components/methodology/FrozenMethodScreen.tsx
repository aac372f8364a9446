import { ArticleBody } from '@/components/resources';
import { Link } from '@/components/ui';
import { Contents, LongRead } from '@/components/ui/page';
import { METHODOLOGY_PATH } from '@/contracts/paths';
import type { Article } from '@/lib/articles/articles';
import { routes } from '@/lib/routes';
import { copy } from './copy';

export interface FrozenMethodScreenProps {
  article: Pick<Article, 'headings' | 'html'>;
}

/** Method 1.0, which ratings published before 2.0 name. */
export const FrozenMethodScreen = ({ article: { headings, html } }: FrozenMethodScreenProps) => (
  <LongRead>
    <div className="top">
      <h1>{copy.frozen.title}</h1>
      <p className="lead">
        {copy.frozen.lead} <Link href={routes.methodology}>{copy.frozen.current}</Link>
      </p>
      <p className="version">
        {copy.frozen.version} · <a href={`${METHODOLOGY_PATH}?version=1.0`}>{copy.openData}</a>
      </p>
    </div>
    <div className="columns">
      <Contents items={headings.map(({ id, text }) => ({ id, label: text }))} />
      <ArticleBody html={html} />
    </div>
  </LongRead>
);
