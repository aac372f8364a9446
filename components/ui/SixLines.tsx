import styled from 'styled-components';
import { LINES, SECURITY_CATEGORIES, type LineId } from '@/contracts/vocabulary';
import type { SixLinesScores } from '@/contracts/projects';
import { scoreBand } from '@/lib/format/band';
import { LINE_NAMES } from '@/lib/format/lineNames';
import { score as shown } from '@/lib/format/numbers';
import { PALETTE } from '@/styles/tokens';
import { color } from '@/styles/theme';

/** px of the drawing itself. */
const SIZES = {
  row: { width: 150, height: 36, top: 2, drop: 22, bob: 5, beam: 3, labels: false },
  card: { width: 400, height: 170, top: 3, drop: 105, bob: 8, beam: 3, labels: true },
  hero: { width: 468, height: 220, top: 3, drop: 150, bob: 9, beam: 3, labels: true },
} as const;
export type SixLinesSize = keyof typeof SIZES;

const Svg = styled.svg`
  max-width: 100%;
  height: auto;
  overflow: visible;
  .beam {
    stroke: ${color.ink};
  }
  .line {
    stroke: ${color.ink3};
  }
  .rest {
    stroke: ${color.ink3};
    opacity: 0.45;
    stroke-dasharray: 1 4;
  }
  .unknown {
    stroke: ${color.ink3};
    stroke-dasharray: 2 4;
  }
  .hollow {
    fill: none;
    stroke: ${color.ink3};
  }
  .name {
    fill: ${color.ink2};
    font-size: 12px;
  }
  .value {
    fill: ${color.ink};
    font-size: 14px;
    font-weight: 650;
  }
  .value.none {
    fill: ${color.ink2};
    font-size: 12px;
    font-weight: 500;
  }
  .aaa {
    fill: ${PALETTE.bands.aaa};
  }
  .aa {
    fill: ${PALETTE.bands.aa};
  }
  .a {
    fill: ${PALETTE.bands.a};
  }
  .bbb {
    fill: ${PALETTE.bands.bbb};
  }
  .bb {
    fill: ${PALETTE.bands.bb};
  }
  .b {
    fill: ${PALETTE.bands.b};
  }
  .c {
    fill: ${PALETTE.bands.c};
  }
  &.night {
    .beam {
      stroke: ${color.brass2};
    }
    .line {
      stroke: #c6ccd5;
    }
    .rest,
    .unknown {
      stroke: #6d7886;
    }
    .hollow {
      stroke: #c6ccd5;
    }
    .name {
      fill: ${color.nightInk2};
    }
    .value {
      fill: ${color.nightInk};
    }
    .value.none {
      fill: ${color.nightInk2};
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    &.grow .drop {
      animation: drop 0.4s ease-out both;
      transform-origin: 0 0;
    }
    @keyframes drop {
      from {
        transform: scaleY(0);
      }
    }
  }
`;

/** "Code 97, Governance unknown, …". */
export function describeLines(scores: SixLinesScores): string {
  return LINES.map((id) => `${LINE_NAMES[id]} ${shown(scores[id])}`).join(', ');
}

type Size = (typeof SIZES)[SixLinesSize];
type Strokes = [className: string, d: string][];

/** The string and its bob, or a dotted string if unknown. */
function layoutStrokes(
  id: LineId,
  value: number | null,
  x: number,
  { top, drop, bob, labels }: Size,
): Strokes {
  const context = !(SECURITY_CATEGORIES as readonly string[]).includes(id);
  const full = top + bob * 1.7 + drop;
  if (value === null) return [['unknown', `M${x} ${top}V${full}`]];
  const end = top + bob * 1.7 + (drop * value) / 100;
  const neck = end - bob * 1.7;
  return [
    ['line', `M${x} ${top}V${neck}`],
    ...(labels ? [['rest', `M${x} ${end}V${full}`] as [string, string]] : []),
    [context ? 'hollow' : scoreBand(value), `M${x - bob} ${neck}h${bob * 2}L${x} ${end}z`],
  ];
}

/** One path per class keeps a row's chart at few elements. */
function merged(strokes: Strokes): Strokes {
  const paths = new Map<string, string>();
  strokes.forEach(([className, d]) => paths.set(className, (paths.get(className) ?? '') + d));
  return [...paths];
}

const Paths = ({ strokes }: { strokes: Strokes }) =>
  strokes.map(([className, d]) => <path key={className} className={className} d={d} />);

interface SixLinesProps {
  scores: SixLinesScores;
  size: SixLinesSize;
  night?: boolean;
}

/**
 * The house chart: one beam, one line per category, length = score. Security bobs are filled,
 * context bobs hollow.
 */
export function SixLines({ scores, size: sizeName, night = false }: SixLinesProps) {
  const size = SIZES[sizeName];
  const step = size.width / LINES.length;
  const lines = LINES.map((id, index) => layoutStrokes(id, scores[id], step * (index + 0.5), size));
  const classes = `${night ? 'night' : ''}${size.labels ? ' grow' : ''}`;
  return (
    <Svg
      className={classes}
      role="img"
      aria-label={describeLines(scores)}
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
    >
      {size.labels ? (
        LINES.map((id, index) => (
          <g key={id} className="drop">
            <Paths strokes={lines[index]!} />
          </g>
        ))
      ) : (
        <Paths strokes={merged(lines.flat())} />
      )}
      <line
        className="beam"
        x1={0}
        x2={size.width}
        y1={size.top}
        y2={size.top}
        strokeWidth={size.beam}
      />
      {size.labels &&
        LINES.map((id, index) => (
          <text key={id} textAnchor="middle" x={step * (index + 0.5)} aria-hidden="true">
            <tspan className="name" x={step * (index + 0.5)} y={size.height - 22}>
              {LINE_NAMES[id]}
            </tspan>
            <tspan
              className={`value${scores[id] === null ? ' none' : ''}`}
              x={step * (index + 0.5)}
              y={size.height - 4}
            >
              {shown(scores[id])}
            </tspan>
          </text>
        ))}
    </Svg>
  );
}
