/** A stored project as a project file that says everything, the reverse of toDocument. */
import { toStatedDay } from '../projects/day';
import { fromEvidence, withSources, type toEvidence } from '../projects/reach';
import type { ProjectState } from '../store/load';
import {
  sourceKey,
  type ContractRow,
  type FieldSources,
  type ObservationRow,
  type SourceFacts,
} from '../store/rows';

const MIDNIGHT = 'T00:00:00.000Z';
/** As many as a file may have; the oldest are left out. */
const OBSERVATIONS = 100;

export interface ExportedProject {
  record: Record<string, unknown>;
  /** Facts that a project file cannot state: without a source, or with a time of day. */
  leftOut: number;
}

/** Without null and undefined, which mean "unknown". */
const known = <Item extends object>(item: Item): Partial<Item> =>
  Object.fromEntries(
    Object.entries(item).filter(([, value]) => value !== null && value !== undefined),
  ) as Partial<Item>;

const toSource = (source: SourceFacts): object => {
  const { url, title, tier, checkedAt, statedOn, statedPrecision, how, locator, block } = source;
  return known({
    ...{ url, title, tier, checkedOn: checkedAt.slice(0, 10) },
    statedOn: statedOn && toStatedDay(statedOn, statedPrecision),
    how: how === 'person' ? null : how,
    ...{ locator, block },
  });
};

class Sources {
  readonly byKey: Record<string, object> = {};
  private readonly keys = new Map<string, string>();
  leftOut = 0;

  /** @returns the key of the source; undefined when a file cannot state it */
  name(source: SourceFacts | null): string | undefined {
    if (!source?.url || !source.checkedAt.endsWith(MIDNIGHT)) return undefined;
    const before = this.keys.get(sourceKey(source));
    if (before) return before;
    const key = `s${this.keys.size + 1}`;
    this.keys.set(sourceKey(source), key);
    this.byKey[key] = toSource(source);
    return key;
  }

  /** Items with the key of their source. */
  list<Row extends { source: SourceFacts | null }>(
    rows: readonly Row[],
    toItem: (row: Row) => object | undefined,
  ): object[] {
    return rows.flatMap((row) => {
      const item = toItem(row);
      const source = item && this.name(row.source);
      if (source) return [{ ...known(item), source }];
      this.leftOut += 1;
      return [];
    });
  }

  /** Keys by field; undefined without any. */
  ofFields(fields: FieldSources | null): Record<string, string> | undefined {
    const named = Object.entries(fields ?? {}).flatMap(([field, source]) => {
      const key = this.name(source);
      if (key) return [[field, key] as const];
      this.leftOut += 1;
      return [];
    });
    return named.length > 0 ? Object.fromEntries(named) : undefined;
  }
}

const byId = <Row extends { id: string }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((left, right) => (left.id < right.id ? -1 : 1));

/** In the order of tickers, because the first token gives the main one. */
function tokenItems({ project, tokens }: ProjectState): object[] {
  const rank = ({ symbol }: { symbol: string }): number => {
    const at = project.tickers.indexOf(symbol);
    return at < 0 ? project.tickers.length : at;
  };
  return [...tokens]
    .sort((left, right) => rank(left) - rank(right))
    .map(({ id, symbol, name, decimals }) => known({ id, symbol, name, decimals }));
}

function contractItem(
  { projectId: _, chain: _c, address: _a, fieldSources, ...row }: ContractRow,
  sources: Sources,
): object {
  return { ...row, sources: sources.ofFields(fieldSources) };
}

function auditItem(audit: ProjectState['audits'][number]): object {
  const { auditor, title, reportUrl, scope, findingCounts, findings, findingsWhole } = audit;
  const publishedOn = toStatedDay(audit.publishedOn, audit.publishedPrecision);
  const listed = findings.map(({ ordinal: _, ...finding }) => finding);
  return {
    ...{ auditor, title, publishedOn, reportUrl, scope, findingCounts, findingsWhole },
    ...(audit.findingsKnown && (listed.length > 0 || !findingCounts) && { findings: listed }),
  };
}

type Evidence = ReturnType<typeof toEvidence>;

function observationItem({ key, value, observedAt, sample }: ObservationRow, sources: Sources) {
  if (!observedAt.endsWith(MIDNIGHT)) return undefined;
  const nameOf = (from: Evidence) => sources.name(fromEvidence(from)) ?? null;
  const observedOn = observedAt.slice(0, 10);
  return { key, value: withSources(value, nameOf), observedOn, sample };
}

/** `observations`: newest last. */
export function toRecord(
  state: ProjectState,
  observations: readonly ObservationRow[],
): ExportedProject {
  const { project, contracts, issuedTokens, audits, incidents, bounty, aliases } = state;
  const { id, name, category, profile, description, status } = project;
  const { statusSince, launchedOn, logo, links, chains, sample } = project;
  const sources = new Sources();
  const record = {
    ...known({
      ...{ id, name, formerIds: aliases.length > 0 ? [...aliases].sort() : null },
      ...{ category, profile, description, status, statusSince, launchedOn },
      ...{ logo, links, chains, sample: sample || null },
    }),
    tokens: tokenItems(state),
    contracts: sources.list(byId(contracts), (row) => contractItem(row, sources)),
    ...(issuedTokens.length > 0 && {
      issuedTokens: sources.list(byId(issuedTokens), (row) => ({ id: row.id })),
    }),
    audits: sources.list(byId(audits), auditItem),
    incidents: sources.list(byId(incidents), ({ id: _, projectId: _p, victim: _v, ...row }) =>
      row.summary ? row : undefined,
    ),
    bounty: bounty ? sources.list([bounty], ({ projectId: _, ...row }) => row)[0] : null,
    observations: sources.list(observations.slice(-OBSERVATIONS), (row) =>
      observationItem(row, sources),
    ),
    sources: sources.byKey,
  };
  const leftOut = sources.leftOut + Math.max(0, observations.length - OBSERVATIONS);
  return { record, leftOut };
}
