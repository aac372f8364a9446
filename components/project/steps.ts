import type { HistoryPoint } from '@/contracts/projects';

/** In percent of the chart's width and height, from the top left. */
export interface Step {
  x: number;
  y: number;
}

/** The axis starts a ten below the lowest score and ends at 100. */
export function axisFrom(points: readonly HistoryPoint[]): number {
  const scores = points.flatMap((point) => (point.score === null ? [] : [point.score]));
  return scores.length === 0 ? 0 : Math.max(0, Math.floor((Math.min(...scores) - 10) / 10) * 10);
}

/** Null where there was no score. */
export function placeSteps(points: readonly HistoryPoint[], from: number): (Step | null)[] {
  const times = points.map((point) => Date.parse(point.ratedAt));
  const first = times[0] ?? 0;
  const span = Math.max(1, (times.at(-1) ?? 0) - first);
  return points.map((point, index) =>
    point.score === null
      ? null
      : {
          x: (100 * ((times[index] ?? first) - first)) / span,
          y: (100 * (100 - point.score)) / (100 - from),
        },
  );
}

/** An SVG path of steps, broken where there was no score. */
export function stepPath(places: readonly (Step | null)[], times: readonly number[]): string {
  const round = (value: number) => Math.round(value * 100) / 100;
  const first = times[0] ?? 0;
  const span = Math.max(1, (times.at(-1) ?? 0) - first);
  return places
    .map((place, index) => {
      if (!place) return '';
      const next = times[index + 1];
      const until = next === undefined ? 100 : (100 * (next - first)) / span;
      const joined = index > 0 && places[index - 1] !== null;
      return `${joined ? 'V' : `M${round(place.x)} `}${round(place.y)}H${round(until)}`;
    })
    .join('');
}
