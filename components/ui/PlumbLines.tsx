import { LINES, SECURITY_CATEGORIES, type LineId } from '@/contracts/vocabulary';
import type { SixLinesScores } from '@/contracts/projects/projects';
import { categoryLetter, scoreBand } from '@/lib/format/band';
import { LINE_NAMES } from '@/lib/format/lineNames';
import { copy } from './copy';
import { Svg } from './PlumbLines.styles';

/** px of the drawing itself. */
const HEIGHT = 220;
const TOP = 3;
const DROP = 150;
const BOB = 9;
const NECK = BOB * 1.7;
const STEP = 90;
const TIGHT_STEP = 78;

interface Line {
  id: LineId;
  /** Null without a signal in force. */
  proven: number | null;
  possible: number;
}

const isSecurity = (id: LineId): boolean => (SECURITY_CATEGORIES as readonly string[]).includes(id);

const isUnknown = ({ proven, possible }: Line): boolean =>
  proven === null || (Math.floor(proven) === 0 && possible >= 100);

/** Context only where a source for it says something. */
function listLines(scores: SixLinesScores, possible: SixLinesScores): Line[] {
  return LINES.map((id) => ({
    id,
    proven: scores[id],
    possible: possible[id] ?? scores[id] ?? 100,
  })).filter((line) => isSecurity(line.id) || !isUnknown(line));
}

/** "68–86", "BBB 68–72", "unknown". */
function words(line: Line): string {
  if (line.proven === null) return copy.notMeasured;
  if (isUnknown(line)) return copy.unknown;
  const range = copy.range(Math.floor(line.proven), Math.floor(line.possible));
  const letter = isSecurity(line.id) ? categoryLetter(line.proven, line.possible) : null;
  return letter === null ? range : `${letter} ${range}`;
}

/** "Code 66–96, Governance BBB 68, …". */
export function describeLines(scores: SixLinesScores, possible: SixLinesScores): string {
  return listLines(scores, possible)
    .map((line) => `${LINE_NAMES[line.id]} ${words(line)}`)
    .join(', ');
}

const at = (value: number): number => TOP + NECK + (DROP * value) / 100;

/** Hollow where under half is known, and where it is context. */
function bobClass({ id, proven, possible }: Line & { proven: number }): string {
  const hollow = !isSecurity(id) || possible - proven > 50;
  return `bob ${scoreBand(proven)}${hollow ? ' hollow' : ''}`;
}

function Drop({ line, x }: { line: Line; x: number }) {
  const { proven, possible } = line;
  if (proven === null || isUnknown(line))
    return <path className="whisker" d={`M${x} ${TOP}V${at(100)}`} />;
  const end = at(proven);
  return (
    <>
      <path className="line" d={`M${x} ${TOP}V${end - NECK}`} />
      {possible > proven && (
        <>
          <path className="whisker" d={`M${x} ${end}V${at(possible)}`} />
          <path className="end" d={`M${x - BOB} ${at(possible)}h${BOB * 2}`} />
        </>
      )}
      <path
        className={bobClass({ ...line, proven })}
        d={`M${x - BOB} ${end - NECK}h${BOB * 2}L${x} ${end}z`}
      />
    </>
  );
}

interface PlumbLinesProps {
  scores: SixLinesScores;
  possible: SixLinesScores;
  night?: boolean;
}

/** The house chart: one beam, a line a category. The bob hangs at what is proven. */
export function PlumbLines({ scores, possible, night = false }: PlumbLinesProps) {
  const lines = listLines(scores, possible);
  const step = lines.length > 4 ? TIGHT_STEP : STEP;
  const width = step * lines.length;
  return (
    <Svg
      className={night ? 'night' : undefined}
      role="img"
      aria-label={describeLines(scores, possible)}
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
    >
      {lines.map((line, index) => (
        <g key={line.id} className="drop">
          <Drop line={line} x={step * (index + 0.5)} />
        </g>
      ))}
      <line className="beam" x1={0} x2={width} y1={TOP} y2={TOP} strokeWidth={3} />
      {lines.map((line, index) => (
        <text key={line.id} textAnchor="middle" aria-hidden="true">
          <tspan className="name" x={step * (index + 0.5)} y={HEIGHT - 22}>
            {LINE_NAMES[line.id]}
          </tspan>
          <tspan
            className={isUnknown(line) ? 'value none' : 'value'}
            x={step * (index + 0.5)}
            y={HEIGHT - 4}
          >
            {words(line)}
          </tspan>
        </text>
      ))}
    </Svg>
  );
}
