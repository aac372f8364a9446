import { LETTER_FROM, LETTERS } from '@/contracts/vocabulary';
import { PALETTE } from '@/styles/tokens';

const { ink, ink2, lost, sunk } = PALETTE.light;
const BORDER = 2;
const TICKS = LETTERS.filter((letter) => LETTER_FROM[letter] > 0);

function Ticks({ width }: { width: number }) {
  return (
    <div style={{ position: 'relative', display: 'flex', height: 40, fontSize: 24, color: ink2 }}>
      {TICKS.map((letter) => (
        <div
          key={letter}
          style={{
            position: 'absolute',
            display: 'flex',
            left: (width * LETTER_FROM[letter]) / 100,
            paddingLeft: 6,
            borderLeft: `2px solid ${ink2}`,
          }}
        >
          {letter}
        </div>
      ))}
    </div>
  );
}

interface CardRulerProps {
  score: number;
  possible: number;
  /** Pixels. */
  width: number;
  height: number;
  /** The letters under it. */
  ticks?: boolean;
}

/** Solid is proven, hatched unknown, pale red lost; in styles that the drawing knows. */
export function CardRuler({ score, possible, width, height, ticks = false }: CardRulerProps) {
  const inner = width - 2 * BORDER;
  const across = (from: number, to: number) => ({
    position: 'absolute' as const,
    display: 'flex',
    top: 0,
    bottom: 0,
    left: (inner * from) / 100,
    width: (inner * (to - from)) / 100,
  });
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <div
        style={{
          position: 'relative',
          display: 'flex',
          width,
          height,
          border: `${BORDER}px solid ${ink}`,
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
      {ticks && <Ticks width={width} />}
    </div>
  );
}
