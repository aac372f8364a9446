import { copy } from './copy';
import type { DrawnTimeline, EventKind } from './drawn';
import { Figure } from './Timeline.styles';
import { TimelinePlot } from './TimelinePlot';

const KEY: Record<EventKind, React.ReactNode> = {
  deployed: <line className="deployed" x1={6} x2={6} y1={0} y2={14} />,
  changed: <line className="changed" x1={6} x2={6} y1={0} y2={14} />,
  audit: <path className="audit" d="M0 2h12L6 13z" />,
  incident: <circle className="incident" cx={6} cy={7} r={5} />,
};

const Swatch = ({ children }: { children: React.ReactNode }) => (
  <svg width="12" height="14" aria-hidden="true">
    {children}
  </svg>
);

function Key({ timeline: { kinds, unaudited } }: { timeline: DrawnTimeline }) {
  return (
    <p className="key">
      {kinds.map((kind) => (
        <span key={kind}>
          <Swatch>{KEY[kind]}</Swatch>
          {copy.kinds[kind]}
        </span>
      ))}
      {unaudited !== null && (
        <span>
          <Swatch>
            <rect className="gap" y={1} width={12} height={12} />
          </Swatch>
          {unaudited}
        </span>
      )}
    </p>
  );
}

/** One axis: audits above, changes across, incidents below by size. */
export function TimelineFigure({ timeline }: { timeline: DrawnTimeline | null }) {
  if (!timeline) return <p className="quiet">{copy.timelineNone}</p>;
  return (
    <Figure>
      <TimelinePlot timeline={timeline} />
      <figcaption>
        <Key timeline={timeline} />
        {!timeline.scopeKnown && <p className="note">{copy.scopeUnknown}</p>}
        {!timeline.changesWhole && <p className="note">{copy.changesOpen}</p>}
      </figcaption>
      <details>
        <summary>{copy.asList}</summary>
        <ul>
          {timeline.list.map(({ at, text }) => (
            <li key={`${at} ${text}`}>
              <span>{at}</span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </details>
    </Figure>
  );
}
