import type { ProjectState } from '../store/load';
import { observationSlot } from '../store/load';
import { distinct, orderTickers } from '../store/head';
import { emptyPlan, planSize, type Plan, type StoredObservation } from '../store/plan';
import {
  sameFacts,
  type BountyRow,
  type ObservationRow,
  type ProjectRow,
  type TokenRow,
} from '../store/rows';
import { fillGaps } from './complete';
import type { Desired } from './desired';
import { AUDITS, CONTRACTS, INCIDENTS, ISSUED_TOKENS } from './listRules';
import type { ProjectRecord } from './record';
import { Removals, type Removal } from './removals';
import { settleList } from './settleList';

export interface PlannedRecord {
  plan: Plan;
  outcome: 'new' | 'changed' | 'skipped';
  removals: Removal[];
}

function differing<Row extends { id: string }>(
  wanted: readonly Row[],
  stored: readonly Row[],
): Row[] {
  const byId = new Map(stored.map((row) => [row.id, row]));
  return wanted.filter((row) => !sameFacts(row, byId.get(row.id)));
}

/** Keeps a list's name and decimals when the file omits them. */
const completed = (token: TokenRow, before: TokenRow | undefined): TokenRow => ({
  ...token,
  name: token.name ?? before?.name ?? null,
  decimals: token.decimals ?? before?.decimals ?? null,
});

function planLists(plan: Plan, desired: Desired, state: ProjectState, removals: Removals): void {
  const contracts = settleList(desired.contracts, state.contracts, CONTRACTS, removals);
  const issued = settleList(desired.issuedTokens, state.issuedTokens, ISSUED_TOKENS, removals);
  const audits = settleList(desired.audits, state.audits, AUDITS, removals);
  const incidents = settleList(desired.incidents, state.incidents, INCIDENTS, removals);
  plan.contracts.push(...contracts.write);
  plan.issuedTokens.push(...issued.write);
  plan.audits.push(...audits.write);
  plan.incidents.push(...incidents.write);
  plan.dropped.contracts.push(...contracts.drop);
  plan.dropped.issuedTokens.push(...issued.drop);
  plan.dropped.audits.push(...audits.drop);
  plan.dropped.incidents.push(...incidents.drop);
}

/** `null` withdraws the bounty; a missing one says nothing. */
function planBounty(
  plan: Plan,
  projectId: string,
  wanted: Desired['bounty'],
  stored: BountyRow | null,
  removals: Removals,
): void {
  if (wanted) {
    const row = stored ? fillGaps(wanted, stored, 'the bounty', removals) : wanted;
    if (!sameFacts(row, stored)) plan.bounties.push(row);
  } else if (wanted === null && stored) {
    removals.add('bounty', [stored.status]);
    if (removals.allowed) plan.dropped.bounties.push(projectId);
  }
}

const DETAILS = ['description', 'statusSince', 'launchedOn', 'logo', 'profile'] as const;
type Details = Pick<ProjectRow, (typeof DETAILS)[number]>;

/** A missing detail keeps the stored one, null withdraws it. */
function settleDetails(
  record: ProjectRecord,
  before: ProjectRow | undefined,
  removals: Removals,
): Details {
  const stored = (key: keyof Details): string | null =>
    key === 'statusSince' && before?.status !== record.status ? null : (before?.[key] ?? null);
  const withdrawn = DETAILS.filter((key) => record[key] === null && stored(key) !== null);
  removals.add('details', withdrawn);
  return Object.fromEntries(
    DETAILS.map((key) => {
      const value = record[key];
      const kept = value === undefined || (value === null && !removals.allowed);
      return [key, kept ? stored(key) : value];
    }),
  ) as Details;
}

function settleLinks(
  record: ProjectRecord,
  stored: Record<string, string>,
  removals: Removals,
): Record<string, string> {
  const links = record.links as Record<string, string> | undefined;
  if (!links) return stored;
  removals.add(
    'links',
    Object.keys(stored).filter((kind) => links[kind] === undefined),
  );
  return removals.allowed ? links : { ...stored, ...links };
}

interface HeadContext {
  state: ProjectState | undefined;
  tokens: readonly TokenRow[];
  removals: Removals;
  now: string;
}

function planHead(
  record: ProjectRecord,
  desired: Desired,
  { state, tokens, removals, now }: HeadContext,
): ProjectRow {
  const before = state?.project;
  const known = before?.origin === 'projects' ? before.chains : tokens.map((row) => row.chain);
  const named = [...desired.tokens, ...(desired.contracts ?? [])].map((row) => row.chain);
  const chains = record.chains ?? [...known, ...named];
  return {
    id: record.id,
    name: record.name,
    category: record.category,
    status: record.status,
    ...settleDetails(record, before, removals),
    links: settleLinks(record, before?.links ?? {}, removals),
    chains: distinct(chains),
    tickers: orderTickers(
      desired.tokens.map((token) => token.symbol),
      before?.tickers ?? [],
      tokens,
    ),
    origin: 'projects',
    sample: record.sample ?? before?.sample ?? false,
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

/** Those that nothing in the file replaces: of a key or a newer day that the file doesn't have. */
function planRetracted(
  plan: Plan,
  wanted: readonly ObservationRow[],
  recorded: readonly StoredObservation[],
  removals: Removals,
): void {
  const newest = new Map(wanted.map(({ key, observedAt }) => [key, observedAt]));
  const gone = recorded.filter(({ key, observedAt }) => observedAt > (newest.get(key) ?? ''));
  removals.add(
    'observations',
    distinct(gone.map(({ key, observedAt }) => `${key} of ${observedAt.slice(0, 10)}`)),
  );
  if (removals.allowed) plan.dropped.observations.push(...gone);
}

const NOTHING_STORED = { contracts: [], issuedTokens: [], audits: [], incidents: [] };

export interface PlanContext {
  state: ProjectState | undefined;
  /** By observationSlot. */
  observations: ReadonlyMap<string, ObservationRow>;
  /** Given for the embedded set: all that are stored, which its record replaces. */
  recorded?: readonly StoredObservation[];
  /** Whether the run may remove what the record no longer names. */
  remove: boolean;
  now: string;
}

/** What the record leaves out stays. Tokens and observations are only added. */
export function planRecord(
  record: ProjectRecord,
  desired: Desired,
  { state, observations, recorded = [], remove, now }: PlanContext,
): PlannedRecord {
  const plan = emptyPlan();
  const removals = new Removals(record.id, remove);
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
  planLists(plan, desired, { ...NOTHING_STORED, ...state } as ProjectState, removals);
  planBounty(plan, record.id, desired.bounty, state?.bounty ?? null, removals);
  plan.observations.push(...newObservations(desired.observations, observations));
  planRetracted(plan, desired.observations, recorded, removals);
  const known = new Set(state?.aliases ?? []);
  plan.aliases.push(
    ...(record.formerIds ?? [])
      .filter((id) => !known.has(id))
      .map((alias) => ({ alias, projectId: record.id })),
  );
  const head = planHead(record, desired, { state, tokens, removals, now });
  const headChanged = !sameFacts(head, state?.project);
  if (headChanged || planSize(plan) > 0) plan.projects.push({ ...head, updatedAt: now });
  const outcome = !state ? 'new' : planSize(plan) > 0 ? 'changed' : 'skipped';
  return { plan, outcome, removals: removals.list };
}
