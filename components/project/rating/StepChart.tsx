import styled from 'styled-components';
import type { HistoryPoint } from '@/contracts/projects/projects';
import { LETTER_FROM, LETTERS } from '@/contracts/vocabulary';
import { scoreBand } from '@/lib/format/band';
import { day } from '@/lib/format/dates';
import { score as shown } from '@/lib/format/numbers';
import { PALETTE } from '@/styles/tokens';
import { color, ofBands } from '@/styles/theme';
import { copy } from '../copy';
import { isNewMethod, ratedScore } from './ratedScore';
import { axisFrom, placeSteps, placeTimes, stepPath } from './steps';

const Figure = styled.figure`
  margin: 0;
  padding: 20px 20px 14px;
  .plot {
    position: relative;
    height: 220px;
    margin-right: 64px;
    border-bottom: 1px solid ${color.line};
  }
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  path {
    fill: none;
    stroke: ${color.ink};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  .rule {
    position: absolute;
    left: 0;
    right: 0;
    border-top: 1px solid ${color.line2};
  }
  .rule span {
    position: absolute;
    left: calc(100% + 10px);
    top: -9px;
    font-size: 12px;
    line-height: 18px;
    color: ${color.ink3};
    white-space: nowrap;
  }
  .method {
    position: absolute;
    top: 0;
    bottom: 0;
    border-left: 1px dashed ${color.ink3};
  }
  .method span {
    position: absolute;
    top: 0;
    left: 6px;
    font-size: 12px;
    color: ${color.ink2};
    white-space: nowrap;
  }
  .method.end span {
    right: 6px;
    left: auto;
  }
  i {
    position: absolute;
    width: 10px;
    height: 10px;
    margin: -5px;
    border-radius: 50%;
    border: 2px solid ${color.surface};
  }
  ${ofBands((band) => `background: ${PALETTE.bands[band]};`)}
  figcaption {
    display: flex;
    justify-content: space-between;
    margin: 8px 64px 0 0;
    font-size: 12px;
    color: ${color.ink3};
  }
`;

/** Longer histories have dots at the ends only. */
const DOTS_UP_TO = 40;

const wordsOf = (value: number | null): string => (value === null ? 'no score' : shown(value));

/** The days on which a new method came, whose scores are not comparable. */
const listChanges = (points: readonly HistoryPoint[]) =>
  points.flatMap((point, index) =>
    isNewMethod(points[index - 1], point) ? [{ point, index }] : [],
  );

/** "From 74 on 3 May 2026 to 68 on 21 Nov 2026, in 5 steps, lowest 61, highest 77". */
export function describeSteps(points: readonly HistoryPoint[]): string {
  const words = (point: HistoryPoint | undefined) =>
    point ? `${wordsOf(ratedScore(point))} on ${day(point.ratedAt)}` : '';
  const scores = points.map(ratedScore).filter((score) => score !== null);
  const extremes =
    scores.length > 0
      ? `, lowest ${shown(Math.min(...scores))}, highest ${shown(Math.max(...scores))}`
      : '';
  const methods = listChanges(points)
    .map(({ point }) => `. ${copy.methodFrom(point.methodVersion, point.ratedAt)}`)
    .join('');
  return `Score from ${words(points[0])} to ${words(points.at(-1))}, in ${points.length} ratings${extremes}${methods}`;
}

function Methods({ points }: { points: readonly HistoryPoint[] }) {
  const times = placeTimes(points);
  return listChanges(points).map(({ point, index }) => (
    <div
      key={point.ratedAt}
      className={(times[index] ?? 0) > 60 ? 'method end' : 'method'}
      style={{ left: `${times[index]}%` }}
    >
      <span>{copy.methodFrom(point.methodVersion, point.ratedAt)}</span>
    </div>
  ));
}

/** Oldest first; each score lasts until the next rating. */
export function StepChart({ points }: { points: readonly HistoryPoint[] }) {
  const from = axisFrom(points);
  const places = placeSteps(points, from);
  const rules = LETTERS.filter((letter) => LETTER_FROM[letter] > from);
  const dotted =
    points.length <= DOTS_UP_TO ? points.map((_, index) => index) : [0, points.length - 1];
  return (
    <Figure>
      <div className="plot" role="img" aria-label={describeSteps(points)}>
        {rules.map((letter) => (
          <div
            key={letter}
            className="rule"
            style={{ top: `${(100 * (100 - LETTER_FROM[letter])) / (100 - from)}%` }}
          >
            <span>
              {LETTER_FROM[letter]} {letter}
            </span>
          </div>
        ))}
        <Methods points={points} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={stepPath(points, from)} />
        </svg>
        {dotted.map((index) => {
          const place = places[index];
          const value = points[index] ? ratedScore(points[index]) : null;
          return (
            place &&
            value !== null && (
              <i
                key={index}
                className={scoreBand(value)}
                style={{ left: `${place.x}%`, top: `${place.y}%` }}
              />
            )
          );
        })}
      </div>
      <figcaption>
        <span>{day(points[0]?.ratedAt ?? '')}</span>
        <span>{day(points.at(-1)?.ratedAt ?? '')}</span>
      </figcaption>
    </Figure>
  );
}
