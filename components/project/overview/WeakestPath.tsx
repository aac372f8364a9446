import { Hidden } from '@/components/ui';
import { SourceLine } from '@/components/ui/page';
import type { ProjectDetail } from '@/contracts/projects';
import type { Signal } from '@/contracts/rating';
import { copy } from './copy';
import { listPaths, overWords, PATHS_SHOWN, type HolderPath } from './paths';
import { Paths } from './WeakestPath.styles';

const sentence = (path: HolderPath): string =>
  copy.pathSentence(path.who, copy.can(path.powers), overWords(path), path.delay);

function Path({ path, weakest }: { path: HolderPath; weakest: boolean }) {
  return (
    <li className={weakest ? 'weakest' : undefined}>
      <Hidden>{sentence(path)}</Hidden>
      <span className="box" aria-hidden="true">
        <b>{path.who}</b>
        <small>{path.delay}</small>
      </span>
      <span className="arrow" aria-hidden="true">
        {copy.powers(path.powers)}
      </span>
      <span className="box" aria-hidden="true">
        <b>{overWords(path)}</b>
        {path.holdsFunds && <small>{copy.holdsFunds}</small>}
      </span>
    </li>
  );
}

type Project = Pick<ProjectDetail, 'control' | 'controlWhole' | 'controlSource' | 'contracts'>;

/** What the rating takes for true of it: a list that ran out, or may lack a path, says so. */
function Note({ whole, signal }: { whole: boolean; signal: Signal | undefined }) {
  if (signal?.ranOut) return <p className="old">{copy.pathOld(signal.validUntil)}</p>;
  return whole ? null : <p>{copy.pathOpen}</p>;
}

/** Who can change what after what delay, the weakest in the color of a warning. */
export function WeakestPath({
  project: { control, controlWhole, controlSource, contracts },
  signal,
}: {
  project: Project;
  /** Upgrade control. */
  signal: Signal | undefined;
}) {
  if (control === null || (control.length === 0 && !controlWhole))
    return <p className="quiet">{copy.pathNone}</p>;
  const paths = listPaths(control, contracts);
  const current = signal?.ranOut !== true;
  return (
    <>
      {paths.length === 0 ? (
        <p>{controlWhole ? copy.pathNobody : copy.pathNone}</p>
      ) : (
        <Paths>
          {paths.slice(0, PATHS_SHOWN).map((path, index) => (
            <Path key={sentence(path)} path={path} weakest={current && index === 0} />
          ))}
        </Paths>
      )}
      <div className="foot">
        <Note whole={controlWhole} signal={signal} />
        <SourceLine source={controlSource} />
        <a href="#governance">{copy.pathAll}</a>
      </div>
    </>
  );
}
