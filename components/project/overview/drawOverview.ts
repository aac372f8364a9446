/** On the server: what is drawn of a rating, so that browsers do not compute it again. */
import { formatMoney } from '@/contracts/money';
import type { ProjectDetail } from '@/contracts/projects/projects';
import { day, dayOrMonth } from '@/lib/format/dates';
import { copy } from './drawnCopy';
import { drawWords } from './drawWords';
import type { DrawnOverview, DrawnPath, DrawnTimeline } from './drawn';
import { listPaths, listSettings, overWords, PATHS_SHOWN } from './paths';
import {
  buildTimeline,
  EVENT_KINDS,
  listYears,
  monthsOf,
  placeOn,
  radiusOf,
  type Timeline,
  type TimelineEvent,
} from './timeline';
import { listFalls } from './waterfall';

const words = ({ kind, names, lossUsd }: TimelineEvent): string =>
  `${copy.kinds[kind]}: ${names.join(', ')}${lossUsd === null ? '' : `, ${formatMoney(lossUsd)}`}`;

type Renamed = ProjectDetail['renamedDangers'];

/** Events, gaps and what an operator stated of dangers in one list, oldest first. */
function listWords({ events, gaps, to: end }: Timeline, renamed: Renamed) {
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
    ...renamed.map((danger) => ({
      on: danger.at.slice(0, 10),
      at: day(danger.at),
      text: copy.renamedDanger(danger),
    })),
  ]
    .sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
    .map(({ at, text }) => ({ at, text }));
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

function drawTimeline(timeline: Timeline, renamed: Renamed): DrawnTimeline {
  const { events, gaps, scopeKnown, changesWhole } = timeline;
  const place = (on: string): number => placeOn(timeline, on);
  return {
    label: describe(timeline),
    kinds: EVENT_KINDS.filter((kind) => events.some((event) => event.kind === kind)),
    events: events.map(({ kind, on, lossUsd }) => ({
      kind,
      x: place(on),
      radius: kind === 'incident' ? radiusOf(lossUsd) : 0,
    })),
    gaps: gaps.map(({ from, to }) => ({
      x: place(from),
      width: Math.round(100 * (place(to) - place(from))) / 100,
      title: `${day(from)} – ${day(to)}: ${copy.unaudited}`,
    })),
    years: listYears(timeline).map((year) => ({ year, x: place(`${year}-01-01`) })),
    unaudited: gaps.length > 0 ? copy.unauditedFor(monthsOf(gaps)) : null,
    scopeKnown,
    changesWhole,
    list: listWords(timeline, renamed),
  };
}

type OfControl = Pick<ProjectDetail, 'control' | 'controlWhole' | 'contracts'>;

function drawPaths({ control, controlWhole, contracts }: OfControl): DrawnPath[] | null {
  if (control === null || (control.length === 0 && !controlWhole)) return null;
  return listPaths(control, contracts)
    .slice(0, PATHS_SHOWN)
    .map((path) => {
      const { who, delay, power, limit, holdsFunds } = path;
      const over = overWords(path);
      const what =
        limit === null ? `${copy.can[power]} of ${over}` : `${copy.verb[power]} ${limit}`;
      const sentence = copy.pathSentence(who, what, delay);
      return { who, delay, power: copy.power[power], over, holdsFunds, sentence };
    });
}

export function drawOverview(project: ProjectDetail): DrawnOverview {
  const { rating, losses, status } = project;
  const timeline = buildTimeline(project, rating?.ratedAt ?? project.ratedAt ?? '');
  const shown = rating && status === 'active' && rating.state !== 'not-rated';
  return {
    ...drawWords(project),
    falls: shown ? listFalls(rating, losses) : null,
    paths: drawPaths(project),
    settings: listSettings(project.control ?? []),
    timeline: timeline && drawTimeline(timeline, project.renamedDangers),
  };
}
