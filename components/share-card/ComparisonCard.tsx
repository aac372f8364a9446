import { badgeWords } from '@/components/ui';
import type { ProjectDetail } from '@/contracts/projects/projects';
import { answerWords } from '@/lib/format/answers';
import { score as shown } from '@/lib/format/numbers';
import { PALETTE } from '@/styles/tokens';
import { CardRuler } from './CardRuler';
import { copy } from './copy';
import { nameOf } from './latin';

const { ink, ink2, paper } = PALETTE.light;
const RULER = 360;
const NAME_MAX = 26;
const ROWS_HEIGHT = 440;
const LARGEST = 34;
/** With more rows, their answers are too small to read. */
const ANSWERS_TO = 5;

type Shown = Pick<
  ProjectDetail,
  | 'id'
  | 'name'
  | 'status'
  | 'score'
  | 'possible'
  | 'state'
  | 'letter'
  | 'possibleLetter'
  | 'letterBefore'
  | 'answers'
>;

/** "56 · BB–AAA", or what its state is. */
const words = (project: Shown): string => {
  const { state, score, letter, possibleLetter } = project;
  if (state !== 'rated' || letter === null) return badgeWords(project);
  const ends = possibleLetter === null || possibleLetter === letter ? [] : [possibleLetter];
  return `${shown(score)} · ${[letter, ...ends].join('–')}`;
};

function Row({ project, size }: { project: Shown; size: number }) {
  const { score, possible, status } = project;
  const isDrawn = status === 'active' && score !== null && possible !== null;
  return (
    <div style={{ display: 'flex', alignItems: 'center', fontSize: size }}>
      <div style={{ display: 'flex', width: 400 }}>{nameOf(project).slice(0, NAME_MAX)}</div>
      <div style={{ display: 'flex', width: 300, fontSize: size * 0.8, color: ink2 }}>
        {words(project)}
      </div>
      {isDrawn && <CardRuler score={score} possible={possible} width={RULER} height={size * 0.8} />}
    </div>
  );
}

/** The picture of a shared comparison. @param projects at most ten */
export function ComparisonCard({ projects }: { projects: readonly Shown[] }) {
  const size = Math.min(LARGEST, ROWS_HEIGHT / projects.length / 1.5);
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '48px 70px',
        background: paper,
        color: ink,
      }}
    >
      <div style={{ display: 'flex', fontSize: 28, color: ink2 }}>{copy.comparison}</div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-around',
          flexGrow: 1,
          paddingTop: 24,
        }}
      >
        {projects.map((project) => (
          <div key={project.id} style={{ display: 'flex', flexDirection: 'column' }}>
            <Row project={project} size={size} />
            {projects.length <= ANSWERS_TO && (
              <span style={{ fontSize: 22, color: ink2 }}>{answerWords(project.answers)}</span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
