import { badgeWords } from '@/components/ui';
import { toShort } from '@/contracts/ratings/answers';
import type { ProjectDetail } from '@/contracts/projects/projects';
import { answerWords, sourceWords } from '@/lib/format/answers';
import { day } from '@/lib/format/dates';
import { score as shown } from '@/lib/format/numbers';
import { wholeShares } from '@/lib/format/shares';
import { PALETTE } from '@/styles/tokens';
import { CardRuler } from './CardRuler';
import { copy } from './copy';
import { latin, nameOf } from './latin';

export const CARD_SIZE = { width: 1200, height: 630 } as const;
const INNER = 1060;
const { ink, ink2, paper } = PALETTE.light;

const MOST = 180;

/** As many whole sentences as fit: none without its end, which may be a limit. */
function fitting(text: string): string {
  const sentences = text.split(/(?<=[.…]) (?=[A-Z0-9])/);
  while (sentences.join(' ').length > MOST) sentences.pop();
  return sentences.join(' ');
}

/** The picture of a shared link: name, score, both letters, the verdict, the ruler, the answers. */
export function ShareCard({ project }: { project: ProjectDetail }) {
  const { state, rating, verdict, status } = project;
  const words = badgeWords(project);
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '40px 70px',
        background: paper,
        color: ink,
      }}
    >
      <div style={{ display: 'flex', justifyContent: 'space-between', fontSize: 28, color: ink2 }}>
        <span>{copy.about}</span>
        <span>{rating ? day(rating.ratedAt) : ''}</span>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ display: 'flex', fontSize: 76, lineHeight: 1.1 }}>
          {nameOf(project).slice(0, 40)}
        </div>
        <div style={{ display: 'flex', fontSize: 44, marginTop: 8 }}>
          {state === 'rated' && rating ? `${shown(rating.score)} · ${words}` : words}
        </div>
        <div style={{ display: 'flex', fontSize: 30, marginTop: 20, color: ink2 }}>
          {fitting(latin(verdict?.text ?? ''))}
        </div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', fontSize: 28, color: ink2 }}>
        {rating && status === 'active' && (
          <CardRuler
            score={rating.score}
            possible={rating.possible}
            width={INNER}
            height={36}
            ticks
          />
        )}
        {rating && status === 'active' && (
          <span>{copy.figures(wholeShares(rating.score, rating.possible))}</span>
        )}
        <span>{answerWords(project.answers)}</span>
        <span style={{ fontSize: 20 }}>{latin(sourceWords(project.answers.map(toShort)))}</span>
      </div>
    </div>
  );
}
