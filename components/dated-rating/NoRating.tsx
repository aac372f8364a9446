import { RecordPage } from '@/components/record-list';
import { Link } from '@/components/ui';
import { rareRoutes } from '@/lib/rareRoutes';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import type { DatedRatingProps } from './DatedRating';

export interface NoRatingProps {
  project: DatedRatingProps['project'];
  /** The day that was asked for. */
  on: string;
  /** Day of the first rating. */
  first: string | null;
}

/** Of a day without a rating: says since when there is one. */
export function NoRating({ project, on, first }: NoRatingProps) {
  return (
    <RecordPage>
      <Link className="back" href={routes.project(project.id)}>
        {copy.back(project.name)}
      </Link>
      <h1>{copy.titleNone(project.name, on)}</h1>
      <p>{copy.none(project.name, first)}</p>
      {first && (
        <Link className="back" href={rareRoutes.rating(project.id, first)} rel="nofollow">
          {copy.open}
        </Link>
      )}
    </RecordPage>
  );
}
