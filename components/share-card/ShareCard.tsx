import { badgeWords } from '@/components/ui';
import type { ProjectDetail } from '@/contracts/projects';
import { LETTER_FROM, LETTERS } from '@/contracts/vocabulary';
import { day } from '@/lib/format/dates';
import { score as shown } from '@/lib/format/numbers';
import { wholeShares } from '@/lib/format/shares';
import { PALETTE } from '@/styles/tokens';
import { copy } from './copy';

export const CARD_SIZE = { width: 1200, height: 630 } as const;
const INNER = 1060;
const { ink, ink2, lost, sunk, paper } = PALETTE.light;

const TICKS = LETTERS.filter((letter) => LETTER_FROM[letter] > 0);

/** All that the drawing's own font has: for any other letter it would ask a font host. */
const UNDRAWN = /[^\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff–—·−’“”…]/gu;
export const latin = (text: string): string => text.replace(UNDRAWN, '').trim();

/** Of a name in another script, only its id can be drawn. */
const nameOf = ({ id, name }: ProjectDetail): string => (latin(name) === name.trim() ? name : id);

const across = (from: number, to: number) => ({
  position: 'absolute' as const,
  display: 'flex',
  top: 0,
  bottom: 0,
  left: (INNER * from) / 100,
  width: (INNER * (to - from)) / 100,
});

function Ruler({ score, possible }: { score: number; possible: number }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <div
        style={{
          position: 'relative',
          display: 'flex',
          width: INNER,
          height: 36,
          border: `2px solid ${ink}`,
        }}
      >
        <div style={{ ...across(0, score), background: ink }} />
        <div
          style={{
            ...across(score, possible),
            background: `repeating-linear-gradient(135deg, ${ink2} 0px, ${ink2} 2px, ${sunk} 2px, ${sunk} 10px)`,
          }}
        />
        <div style={{ ...across(possible, 100), background: lost }} />
      </div>
      <div style={{ position: 'relative', display: 'flex', height: 40, fontSize: 24, color: ink2 }}>
        {TICKS.map((letter) => (
          <div
            key={letter}
            style={{
              position: 'absolute',
              display: 'flex',
              left: (INNER * LETTER_FROM[letter]) / 100,
              paddingLeft: 6,
              borderLeft: `2px solid ${ink2}`,
            }}
          >
            {letter}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The picture of a shared link: name, score, both letters, the verdict and the ruler. */
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
        padding: '56px 70px',
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
          {latin(verdict?.text ?? '').slice(0, 180)}
        </div>
      </div>
      {rating && status === 'active' ? (
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <Ruler score={rating.score} possible={rating.possible} />
          <div style={{ display: 'flex', fontSize: 28, color: ink2 }}>
            {copy.figures(wholeShares(rating.score, rating.possible))}
          </div>
        </div>
      ) : (
        <div style={{ display: 'flex' }} />
      )}
    </div>
  );
}
