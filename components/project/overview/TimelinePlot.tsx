import type { DrawnEvent, DrawnTimeline } from './drawn';

const BAND = { top: 30, height: 22 };
const HEIGHT = 104;
const MIDDLE = BAND.top + BAND.height;

function Mark({ event: { kind, x: at, radius } }: { event: DrawnEvent }) {
  const x = `${at}%`;
  switch (kind) {
    case 'audit':
      return (
        <svg x={x} y={10} className="audit">
          <path d="M-6 0h12L0 11z" />
        </svg>
      );
    case 'incident':
      return <circle className="incident" cx={x} cy={MIDDLE + 15} r={radius} />;
    case 'deployed':
      return <line className="deployed" x1={x} x2={x} y1={BAND.top - 4} y2={MIDDLE + 4} />;
    case 'changed':
      return <line className="changed" x1={x} x2={x} y1={BAND.top} y2={MIDDLE} />;
  }
}

/** Drawing only: places are in percent, so that words keep their size. */
export function TimelinePlot({ timeline }: { timeline: DrawnTimeline }) {
  const { label, gaps, events, years } = timeline;
  return (
    <svg className="plot" width="100%" height={HEIGHT} role="img" aria-label={label}>
      <defs>
        <pattern
          id="unmatched"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line y2="6" />
        </pattern>
      </defs>
      <rect className="band" x="0" y={BAND.top} width="100%" height={BAND.height} />
      {gaps.map(({ x, width, title }) => (
        <rect
          key={title}
          className="gap"
          x={`${x}%`}
          y={BAND.top}
          width={`${width}%`}
          height={BAND.height}
        >
          <title>{title}</title>
        </rect>
      ))}
      {events.map((event, index) => (
        <Mark key={index} event={event} />
      ))}
      {years.map(({ year, x }) => (
        <text key={year} x={`${x}%`} y={HEIGHT - 4}>
          {year}
        </text>
      ))}
    </svg>
  );
}
