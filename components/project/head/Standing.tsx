import { Badge, Grade, SampleMark, Score, unratedWords } from '@/components/ui';
import { RulerFigure } from '@/components/ui/page';
import type { ProjectDetail } from '@/contracts/projects/projects';
import { day } from '@/lib/format/dates';
import { RATING_STATE_NAMES } from '@/lib/format/ratingStates';
import { change, score as shown } from '@/lib/format/numbers';
import { copy } from '../copy';

type ProjectProps = { project: ProjectDetail };

function LastActive({ project: { status, lastActive } }: ProjectProps) {
  if (status === 'active') return null;
  if (!lastActive || lastActive.score === null) return <p>{copy.noLastActive[status]}</p>;
  return (
    <p>
      {copy.lastActive} <strong>{shown(lastActive.score)}</strong>{' '}
      {lastActive.letter && <Grade letter={lastActive.letter} />}, {day(lastActive.ratedAt)}
    </p>
  );
}

/** The number of a rated project; in its place, in words, why there is none. */
function Figure({ project }: ProjectProps) {
  const { status, state, rating } = project;
  if (status !== 'active') return <p className={`score ${status}`}>{RATING_STATE_NAMES[status]}</p>;
  if (state !== 'rated' || !rating)
    return (
      <p className="score words">
        {state === 'suspended' ? <Badge {...project} /> : unratedWords(project)}
      </p>
    );
  const { rank, rankedCount } = project;
  return (
    <p className="score rated">
      <Score value={rating.score} />{' '}
      <span>
        <Badge {...project} /> {rank !== null && <small>{copy.rank(rank, rankedCount)}</small>}
      </span>
    </p>
  );
}

function AsOf({ project: { rating, change7d, sample } }: ProjectProps) {
  return (
    <p className="asof">
      {rating && `${copy.asOf(rating.ratedAt, rating.methodVersion)} ${copy.known(rating.known)}`}
      {change7d !== null && ` ${copy.inSevenDays(change(change7d))}`}
      {sample && (
        <>
          {' '}
          {copy.containsSample} <SampleMark />
        </>
      )}
    </p>
  );
}

export function Standing({ project }: ProjectProps) {
  const { rating, status } = project;
  const cap = rating?.state === 'rated' ? rating.cap : null;
  return (
    <div className="standing">
      <Figure project={project} />
      <LastActive project={project} />
      {cap?.cap && (
        <p className="cap">
          <strong>{copy.cappedAt(cap.cap)}</strong> {cap.reason}
        </p>
      )}
      {rating && status === 'active' && (
        <>
          <RulerFigure score={rating.score} possible={rating.possible} />
          {rating.state === 'not-rated' ? (
            <a className="where" href="#missing">
              {copy.missingTitle}
            </a>
          ) : (
            <a className="where" href="#points">
              {copy.where}
            </a>
          )}
        </>
      )}
      <AsOf project={project} />
      {rating?.state === 'rated' && <p className="asof">{copy.notMeasured}</p>}
    </div>
  );
}
