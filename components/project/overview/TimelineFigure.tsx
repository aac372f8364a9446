import { formatMoney } from '@/contracts/money';
import { dayOrMonth, day } from '@/lib/format/dates';
import { copy } from './copy';
import { Figure } from './Timeline.styles';
import {
  EVENT_KINDS,
  monthsOf,
  type EventKind,
  type Timeline,
  type TimelineEvent,
} from './timeline';
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

function Key({ timeline: { events, gaps } }: { timeline: Timeline }) {
  const kinds = EVENT_KINDS.filter((kind) => events.some((event) => event.kind === kind));
  return (
    <p className="key">
      {kinds.map((kind) => (
        <span key={kind}>
          <Swatch>{KEY[kind]}</Swatch>
          {copy.kinds[kind]}
        </span>
      ))}
      {gaps.length > 0 && (
        <span>
          <Swatch>
            <rect className="gap" y={1} width={12} height={12} />
          </Swatch>
          {copy.unauditedFor(monthsOf(gaps))}
        </span>
      )}
    </p>
  );
}

const words = ({ kind, names, lossUsd }: TimelineEvent): string =>
  `${copy.kinds[kind]}: ${names.join(', ')}${lossUsd === null ? '' : `, ${formatMoney(lossUsd)}`}`;

/** Events and gaps in one list, oldest first. */
function listWords({ events, gaps, to: end }: Timeline) {
  return [
    ...events.map((event) => ({
      on: event.on,
      at: dayOrMonth(event.on, event.precision),
      text: words(event),
    })),
    ...gaps.map(({ from, to }) => ({
      on: from,
      at: day(from),
      text: copy.gapUntil(to === end ? null : to),
    })),
  ].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}

function describe({ from, to, events }: Timeline): string {
  const counts = EVENT_KINDS.map((kind) => ({
    kind,
    count: events
      .filter((event) => event.kind === kind)
      .reduce((sum, { names }) => sum + names.length, 0),
  })).filter(({ count }) => count > 0);
  return copy.between(
    from.slice(0, 4),
    to.slice(0, 4),
    counts.map(({ kind, count }) => copy.counts[kind](count)),
  );
}

/** One axis: audits above, changes across, incidents below by size. */
export function TimelineFigure({ timeline }: { timeline: Timeline | null }) {
  if (!timeline) return <p className="quiet">{copy.timelineNone}</p>;
  return (
    <Figure>
      <TimelinePlot timeline={timeline} label={describe(timeline)} />
      <figcaption>
        <Key timeline={timeline} />
        {!timeline.scopeKnown && <p className="note">{copy.scopeUnknown}</p>}
        {!timeline.changesWhole && <p className="note">{copy.changesOpen}</p>}
      </figcaption>
      <details>
        <summary>{copy.asList}</summary>
        <ul>
          {listWords(timeline).map(({ on, at, text }) => (
            <li key={`${on} ${text}`}>
              <span>{at}</span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </details>
    </Figure>
  );
}
