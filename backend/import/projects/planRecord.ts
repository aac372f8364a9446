import type { ProjectState } from '../store/load';
import { observationSlot } from '../store/load';
import { distinct, orderTickers } from '../store/head';
import { emptyPlan, planSize, type Plan } from '../store/plan';
import {
  isFeedRow,
  sameFacts,
  type AuditRow,
  type IncidentRow,
  type ObservationRow,
  type ProjectRow,
  type TokenRow,
} from '../store/rows';
import { slugify } from '../text/slug';
import type { Desired } from './desired';
import type { ProjectRecord } from './record';

export interface PlannedRecord {
  plan: Plan;
  outcome: 'new' | 'changed' | 'skipped';
}

const DAY_MS = 86_400_000;

function differing<Row extends { id: string }>(
  wanted: readonly Row[],
  stored: readonly Row[],
): Row[] {
  const byId = new Map(stored.map((row) => [row.id, row]));
  return wanted.filter((row) => !sameFacts(row, byId.get(row.id)));
}

const idsNotIn = (
  stored: readonly { id: string }[],
  wanted: readonly { id: string }[],
): string[] => {
  const ids = new Set(wanted.map((row) => row.id));
  return stored.filter((row) => !ids.has(row.id)).map((row) => row.id);
};

/** Keeps a list's name and decimals when the file omits them. */
const completed = (token: TokenRow, before: TokenRow | undefined): TokenRow => ({
  ...token,
  name: token.name ?? before?.name ?? null,
  decimals: token.decimals ?? before?.decimals ?? null,
});

const isSameReport = (feed: AuditRow, own: AuditRow): boolean =>
  feed.reportUrl === own.reportUrl ||
  (slugify(feed.auditor) === slugify(own.auditor) && feed.publishedOn === own.publishedOn);

/** Lists differ by a day over time zones. */
const isSameIncident = (feed: IncidentRow, own: IncidentRow): boolean =>
  Math.abs(Date.parse(feed.occurredOn) - Date.parse(own.occurredOn)) <= DAY_MS;

/** Keeps findings from SARIF or a feed when the file says nothing about them. */
function planAudits(plan: Plan, wanted: readonly AuditRow[], stored: readonly AuditRow[]): void {
  const byId = new Map(stored.map((row) => [row.id, row]));
  const merged = wanted.map((row) => {
    const before = [
      byId.get(row.id),
      ...stored.filter((one) => isFeedRow(one) && isSameReport(one, row)),
    ].find((one) => one?.findingsKnown);
    if (row.findingsKnown || !before) return row;
    return {
      ...row,
      findingsKnown: true,
      findings: before.findings,
      findingCounts: before.findingCounts,
    };
  });
  plan.audits.push(...differing(merged, stored));
  const replaced = stored.filter(
    (row) => !isFeedRow(row) || wanted.some((own) => isSameReport(row, own)),
  );
  plan.dropped.audits.push(...idsNotIn(replaced, wanted));
}

function planIncidents(
  plan: Plan,
  wanted: readonly IncidentRow[],
  stored: readonly IncidentRow[],
): void {
  plan.incidents.push(...differing(wanted, stored));
  const replaced = stored.filter(
    (row) => !isFeedRow(row) || wanted.some((own) => isSameIncident(row, own)),
  );
  plan.dropped.incidents.push(...idsNotIn(replaced, wanted));
}

function planHead(
  record: ProjectRecord,
  desired: Desired,
  state: ProjectState | undefined,
  tokens: readonly TokenRow[],
  now: string,
): ProjectRow {
  const before = state?.project;
  const chains = record.chains ?? [...tokens, ...desired.contracts].map((row) => row.chain);
  return {
    id: record.id,
    name: record.name,
    category: record.category,
    description: record.description ?? null,
    status: record.status,
    statusSince: record.statusSince ?? null,
    launchedOn: record.launchedOn ?? null,
    logo: record.logo ?? before?.logo ?? null,
    links: (record.links ?? before?.links ?? {}) as Record<string, string>,
    chains: distinct(chains),
    tickers: orderTickers(
      desired.tokens.map((token) => token.symbol),
      before?.tickers ?? [],
      tokens,
    ),
    origin: 'projects',
    sample: record.sample ?? false,
    createdAt: before?.createdAt ?? now,
    updatedAt: before?.updatedAt ?? now,
  };
}

/** Append-only: adds a row when its slot is empty or the newest there differs. */
function newObservations(
  wanted: readonly ObservationRow[],
  stored: ReadonlyMap<string, ObservationRow>,
): ObservationRow[] {
  return wanted.filter((row) => !sameFacts(row, stored.get(observationSlot(row))));
}

/**
 * Replaces all facts except extra tokens, observations (append-only), feed rows it does not name,
 * and an omitted logo or links.
 */
export function planRecord(
  record: ProjectRecord,
  desired: Desired,
  state: ProjectState | undefined,
  observations: ReadonlyMap<string, ObservationRow>,
  now: string,
): PlannedRecord {
  const plan = emptyPlan();
  if (!state) plan.fresh.add(record.id);
  else if (state.project.status !== record.status) plan.restated.add(record.id);
  const stored = state?.tokens ?? [];
  const own = desired.tokens.map((token) =>
    completed(
      token,
      stored.find((one) => one.id === token.id),
    ),
  );
  const tokens = [...own, ...stored.filter((token) => !own.some((one) => one.id === token.id))];
  plan.tokens.push(...differing(own, stored));
  plan.contracts.push(...differing(desired.contracts, state?.contracts ?? []));
  plan.dropped.contracts.push(...idsNotIn(state?.contracts ?? [], desired.contracts));
  planAudits(plan, desired.audits, state?.audits ?? []);
  planIncidents(plan, desired.incidents, state?.incidents ?? []);
  if (desired.bounty && !sameFacts(desired.bounty, state?.bounty))
    plan.bounties.push(desired.bounty);
  if (!desired.bounty && state?.bounty) plan.dropped.bounties.push(record.id);
  plan.observations.push(...newObservations(desired.observations, observations));
  const known = new Set(state?.aliases ?? []);
  plan.aliases.push(
    ...(record.formerIds ?? [])
      .filter((id) => !known.has(id))
      .map((alias) => ({ alias, projectId: record.id })),
  );
  const head = planHead(record, desired, state, tokens, now);
  const headChanged = !sameFacts(head, state?.project);
  if (headChanged || planSize(plan) > 0) plan.projects.push({ ...head, updatedAt: now });
  if (!state) return { plan, outcome: 'new' };
  return { plan, outcome: planSize(plan) > 0 ? 'changed' : 'skipped' };
}
