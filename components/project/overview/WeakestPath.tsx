import { Hidden } from '@/components/ui';
import { SourceLine } from '@/components/ui/page';
import type { ProjectDetail } from '@/contracts/projects/projects';
import type { Signal } from '@/contracts/ratings/rating';
import { copy } from './copy';
import type { DrawnOverview, DrawnPath } from './drawn';
import { Paths } from './WeakestPath.styles';

function Path({ path, weakest }: { path: DrawnPath; weakest: boolean }) {
  return (
    <li className={weakest ? 'weakest' : undefined}>
      <Hidden>{path.sentence}</Hidden>
      <span className="box" aria-hidden="true">
        <b>{path.who}</b>
        <small>{path.delay}</small>
      </span>
      <span className="arrow" aria-hidden="true">
        {path.power}
      </span>
      <span className="box" aria-hidden="true">
        <b>{path.over}</b>
        {path.holdsFunds && <small>{copy.holdsFunds}</small>}
      </span>
    </li>
  );
}

type Project = Pick<ProjectDetail, 'controlWhole' | 'controlSource'>;

/** What the rating takes for true of it: a list that ran out, or may lack a path, says so. */
function Note({ whole, signal }: { whole: boolean; signal: Signal | undefined }) {
  if (signal?.ranOut) return <p className="old">{copy.pathOld(signal.validUntil)}</p>;
  return whole ? null : <p>{copy.pathOpen}</p>;
}

/** Who can change what after what delay, the weakest in the color of a warning. */
export function WeakestPath({
  project: { controlWhole, controlSource },
  drawn: { paths, settings },
  signal,
}: {
  project: Project;
  drawn: Pick<DrawnOverview, 'paths' | 'settings'>;
  /** Upgrade control. */
  signal: Signal | undefined;
}) {
  if (paths === null) return <p className="quiet">{copy.pathNone}</p>;
  const current = signal?.ranOut !== true;
  return (
    <>
      {paths.length === 0 ? (
        <p>{controlWhole ? copy.pathNobody : copy.pathNone}</p>
      ) : (
        <Paths>
          {paths.map((path, index) => (
            <Path key={path.sentence} path={path} weakest={current && index === 0} />
          ))}
        </Paths>
      )}
      {settings.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div className="foot">
        <Note whole={controlWhole} signal={signal} />
        <SourceLine source={controlSource} />
        <a href="#governance">{copy.pathAll}</a>
      </div>
    </>
  );
}
