import { Grade, SampleMark } from '@/components/ui';
import type { ProjectDetail } from '@/contracts/projects';
import { day } from '@/lib/format/dates';
import { change, score as shown } from '@/lib/format/numbers';
import { copy } from './copy';
import { headline } from './headline';

type Rated = NonNullable<ProjectDetail['rating']>;

function LastActive({
  project: { lastActive },
  status,
}: {
  project: ProjectDetail;
  status: keyof typeof copy.noLastActive;
}) {
  if (!lastActive || lastActive.score === null) return <p>{copy.noLastActive[status]}</p>;
  return (
    <p>
      {copy.lastActive} <strong>{shown(lastActive.score)}</strong>{' '}
      <Grade letter={lastActive.letter} />, {day(lastActive.ratedAt)}
    </p>
  );
}

/** The cap, and the letter without it. */
function Cap({ rating: { cap, uncappedLetter } }: { rating: Rated }) {
  if (!cap) return null;
  return (
    <p className="cap">
      <strong>{copy.cappedAt(cap.cap)}</strong> {cap.reason}{' '}
      {uncappedLetter && copy.uncapped(uncappedLetter)}
    </p>
  );
}

function Range({ range: [low, high] }: { range: Rated['range'] }) {
  return shown(low) === shown(high) ? null : <p>{copy.range(shown(low), shown(high))}</p>;
}

export function HeadFacts({ project }: { project: ProjectDetail }) {
  const { rating, status } = project;
  const asOf = (
    <>
      {rating && (
        <p>
          {(rating.score === null ? copy.asOf : copy.ratedAsOf)(
            rating.ratedAt,
            rating.methodVersion,
          )}
        </p>
      )}
      {project.sample && (
        <p>
          {copy.containsSample} <SampleMark />
        </p>
      )}
    </>
  );
  if (status !== 'active') {
    return (
      <div className="facts">
        <p className="say">{copy.offScale[status](project.statusSince)}</p>
        <LastActive project={project} status={status} />
        {asOf}
      </div>
    );
  }
  if (!rating || rating.score === null) {
    return (
      <div className="facts">
        <p className="say">{copy.notRatedWhy}</p>
        {asOf}
      </div>
    );
  }
  return (
    <div className="facts">
      <p className="say">{headline(rating)}</p>
      <Cap rating={rating} />
      <p>{rating.provisional ? copy.provisional(rating.coverage) : copy.known(rating.coverage)}</p>
      {project.change7d !== null && <p>{copy.inSevenDays(change(project.change7d))}</p>}
      <Range range={rating.range} />
      {asOf}
    </div>
  );
}
