import { day } from '@/lib/format/dates';
import { copy } from './copy';
import { listYears, placeOn, radiusOf, type Timeline, type TimelineEvent } from './timeline';

const BAND = { top: 30, height: 22 };
const HEIGHT = 104;

function Mark({ event, x }: { event: TimelineEvent; x: string }) {
  const middle = BAND.top + BAND.height;
  switch (event.kind) {
    case 'audit':
      return (
        <svg x={x} y={10} className="audit">
          <path d="M-6 0h12L0 11z" />
        </svg>
      );
    case 'incident':
      return <circle className="incident" cx={x} cy={middle + 15} r={radiusOf(event.lossUsd)} />;
    case 'deployed':
      return <line className="deployed" x1={x} x2={x} y1={BAND.top - 4} y2={middle + 4} />;
    case 'changed':
      return <line className="changed" x1={x} x2={x} y1={BAND.top} y2={middle} />;
  }
}

/** Drawing only: places are in percent, so that words keep their size. */
export function TimelinePlot({ timeline, label }: { timeline: Timeline; label: string }) {
  const place = (on: string): string => `${placeOn(timeline, on)}%`;
  return (
    <svg className="plot" width="100%" height={HEIGHT} role="img" aria-label={label}>
      <rect className="band" x="0" y={BAND.top} width="100%" height={BAND.height} />
      {timeline.gaps.map(({ from, to }) => (
        <rect
          key={from}
          className="gap"
          x={place(from)}
          y={BAND.top}
          width={`${placeOn(timeline, to) - placeOn(timeline, from)}%`}
          height={BAND.height}
        >
          <title>{`${day(from)} – ${day(to)}: ${copy.unaudited}`}</title>
        </rect>
      ))}
      {timeline.events.map((event) => (
        <Mark
          key={`${event.kind} ${event.on} ${event.precision}`}
          event={event}
          x={place(event.on)}
        />
      ))}
      {listYears(timeline).map((year) => (
        <text key={year} x={place(`${year}-01-01`)} y={HEIGHT - 4}>
          {year}
        </text>
      ))}
    </svg>
  );
}
