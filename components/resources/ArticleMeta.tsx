import type { ArticleSummary } from '@/lib/articles/articles';
import { day } from '@/lib/format/dates';
import { copy } from './copy';

export function ArticleMeta({ article: { date, author, minutes } }: { article: ArticleSummary }) {
  return (
    <p className="meta">
      <time dateTime={date}>{day(date)}</time> · {copy.by(author)} · {copy.minutes(minutes)}
    </p>
  );
}
