import type { ProjectDetail } from '@/contracts/projects/projects';
import { DAY_MS } from '@/contracts/time';
import type { EventKind } from './drawn';

export const EVENT_KINDS: readonly EventKind[] = ['deployed', 'changed', 'audit', 'incident'];

export interface TimelineEvent {
  kind: EventKind;
  on: string;
  precision: 'day' | 'month';
  /** What of it: contracts, auditors, an incident's title. */
  names: string[];
  lossUsd: number | null;
}

export interface Gap {
  from: string;
  to: string;
}

export interface Timeline {
  from: string;
  to: string;
  /** Oldest first. */
  events: TimelineEvent[];
  /** When code ran that no recorded report covers. */
  gaps: Gap[];
  /** Whether reports say which contracts they cover; without, no gap can be told. */
  scopeKnown: boolean;
  changesWhole: boolean;
}

type Project = Pick<ProjectDetail, 'contracts' | 'audits' | 'incidents'>;

const byDay = (a: { on: string }, b: { on: string }): number => (a.on < b.on ? -1 : 1);

function listEvents({ contracts, audits, incidents }: Project): TimelineEvent[] {
  const events = new Map<string, TimelineEvent>();
  const add = (event: Omit<TimelineEvent, 'names'> & { name: string }) => {
    const { name, ...rest } = event;
    const key = `${event.kind} ${event.on} ${event.precision}`;
    const known = events.get(key);
    if (!known) events.set(key, { ...rest, names: [name] });
    else {
      known.names.push(name);
      known.lossUsd = Math.max(known.lossUsd ?? 0, event.lossUsd ?? 0) || null;
    }
  };
  const plain = { precision: 'day', lossUsd: null } as const;
  contracts.forEach(({ name, deployedOn, codeChangedOn, codeChanges }) => {
    if (deployedOn) add({ ...plain, kind: 'deployed', on: deployedOn, name });
    const changes = codeChangedOn ? [...codeChanges, codeChangedOn] : codeChanges;
    new Set(changes).forEach((on) => {
      if (on !== deployedOn) add({ ...plain, kind: 'changed', on, name });
    });
  });
  audits.forEach(({ auditor, publishedOn, publishedPrecision }) =>
    add({
      kind: 'audit',
      on: publishedOn,
      precision: publishedPrecision,
      name: auditor,
      lossUsd: null,
    }),
  );
  incidents.forEach(({ title, occurredOn, lossUsd }) =>
    add({ kind: 'incident', on: occurredOn, precision: 'day', name: title, lossUsd }),
  );
  return [...events.values()].sort(byDay);
}

/** From each change of a contract to the next report that names it, the last to the end. */
function listGaps({ contracts, audits }: Project, to: string): Gap[] {
  return contracts.flatMap(({ id, deployedOn, codeChangedOn, codeChanges }) => {
    const reports = audits
      .filter((audit) => audit.contracts?.includes(id))
      .map(({ publishedOn }) => publishedOn)
      .sort();
    return [deployedOn, ...codeChanges, codeChangedOn]
      .filter((on) => on !== null)
      .map((from) => ({ from, to: reports.find((on) => on >= from) ?? to }))
      .filter((gap) => gap.from < gap.to);
  });
}

function joined(gaps: readonly Gap[]): Gap[] {
  const sorted = [...gaps].sort((a, b) => (a.from < b.from ? -1 : 1));
  return sorted.reduce<Gap[]>((all, gap) => {
    const last = all.at(-1);
    if (!last || gap.from > last.to) return [...all, { ...gap }];
    if (gap.to > last.to) last.to = gap.to;
    return all;
  }, []);
}

/** @returns null without a dated event */
export function buildTimeline(project: Project, asOf: string): Timeline | null {
  const events = listEvents(project);
  const [first] = events;
  if (!first) return null;
  const to = [asOf.slice(0, 10), events.at(-1)?.on ?? ''].sort().at(-1) ?? '';
  const scopeKnown = project.audits.some(({ contracts }) => (contracts?.length ?? 0) > 0);
  return {
    from: `${first.on.slice(0, 4)}-01-01`,
    to,
    events,
    gaps: scopeKnown ? joined(listGaps(project, to)) : [],
    scopeKnown: scopeKnown || project.audits.length === 0,
    changesWhole: project.contracts.every(({ codeChangesWhole }) => codeChangesWhole),
  };
}

/** Of the axis, from 0 at its begin to 100. */
export function placeOn({ from, to }: Pick<Timeline, 'from' | 'to'>, on: string): number {
  const [begin, end, at] = [from, to, on].map((value) => Date.parse(value.slice(0, 10)));
  const span = Math.max(1, (end ?? 0) - (begin ?? 0));
  return Math.round((10_000 * ((at ?? 0) - (begin ?? 0))) / span) / 100;
}

/** px: of a loss under $1M or unknown, from $1M, $10M, $100M. */
export function radiusOf(lossUsd: number | null): number {
  const steps = [1_000_000, 10_000_000, 100_000_000];
  return 4 + 2 * steps.filter((step) => (lossUsd ?? 0) >= step).length;
}

export function monthsOf(gaps: readonly Gap[]): number {
  const days = gaps.reduce(
    (sum, { from, to }) => sum + (Date.parse(to) - Date.parse(from)) / DAY_MS,
    0,
  );
  return Math.round(days / 30.44);
}

/** At most seven labels. */
export function listYears({ from, to }: Pick<Timeline, 'from' | 'to'>): number[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const step = Math.ceil((last - first + 1) / 7);
  const years: number[] = [];
  for (let year = first; year <= last; year += step) years.push(year);
  return years;
}
