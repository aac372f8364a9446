import type { HistoryPoint } from '@/contracts/projects/projects';
import { isNewMethod, ratedScore } from './ratedScore';

/** In percent of the chart's width and height, from the top left. */
export interface Step {
  x: number;
  y: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The axis starts a ten below the lowest score and ends at 100. */
export function axisFrom(points: readonly HistoryPoint[]): number {
  const scores = points.map(ratedScore).filter((score) => score !== null);
  return scores.length === 0 ? 0 : Math.max(0, Math.floor((Math.min(...scores) - 10) / 10) * 10);
}

/** Of a point in time, from the first rating to the last. */
export function placeTimes(points: readonly HistoryPoint[]): number[] {
  const times = points.map((point) => Date.parse(point.ratedAt));
  const first = times[0] ?? 0;
  const span = Math.max(1, (times.at(-1) ?? 0) - first);
  return times.map((time) => round((100 * (time - first)) / span));
}

/** Null where there was no score. */
export function placeSteps(points: readonly HistoryPoint[], from: number): (Step | null)[] {
  const places = placeTimes(points);
  return points.map((point, index) => {
    const score = ratedScore(point);
    return score === null
      ? null
      : { x: places[index] ?? 0, y: round((100 * (100 - score)) / (100 - from)) };
  });
}

/** An SVG path of steps, broken where there was no score and where the method changed. */
export function stepPath(points: readonly HistoryPoint[], from: number): string {
  const times = placeTimes(points);
  const places = placeSteps(points, from);
  return places
    .map((place, index) => {
      const point = points[index];
      if (!place || !point) return '';
      const before = points[index - 1];
      const joined = index > 0 && places[index - 1] !== null && !isNewMethod(before, point);
      return `${joined ? 'V' : `M${place.x} `}${place.y}H${times[index + 1] ?? 100}`;
    })
    .join('');
}
