/** Adds what a review says to a record. Pure. */
import type { Applied, Published } from '../projects/addFacts';
import {
  contractsById,
  dayOf,
  type Contract,
  type Observation,
  type ProjectRecord,
  type Source,
} from '../projects/record';
import { findPowers, type Power } from './powers';
import type { Review, ReviewedContract } from './review';

const sourceOf = ({ day }: Review, { url, title, checkedOn }: Published): Source => ({
  url,
  title: (title ?? 'DeFiScan review').slice(0, 200),
  tier: 'P3',
  checkedOn,
  statedOn: day,
});

/** Facts of a contract that the review may give, by the name under which a record sources them. */
const FIELDS = ['proxy', 'code', 'verified'] as const;

function read(contract: ReviewedContract, verified: boolean) {
  const { implementation, proxy } = contract;
  return {
    proxy: proxy ? { proxy: true } : undefined,
    code: implementation ? { implementation } : undefined,
    verified: verified ? ({ verified: 'partial' } as const) : undefined,
  };
}

/** What the record already says stays, unless the review is of a later day. */
function enrich(
  record: ProjectRecord,
  contract: Contract,
  found: ReturnType<typeof read>,
  of: {
    day: string;
    key: string;
  },
): Contract {
  const taken = FIELDS.filter((field) => {
    const facts = found[field];
    if (!facts) return false;
    const known = Object.keys(facts).some((name) => contract[name as keyof Contract] !== undefined);
    if (field === 'verified' && contract.verified === 'exact') return false;
    return !known || dayOf(record, contract, field) < of.day;
  });
  if (taken.length === 0) return contract;
  return {
    ...contract,
    ...Object.assign({}, ...taken.map((field) => found[field])),
    sources: { ...contract.sources, ...Object.fromEntries(taken.map((field) => [field, of.key])) },
  };
}

function mergeContracts(record: ProjectRecord, review: Review, key: string): Contract[] {
  const merged = contractsById(record);
  for (const contract of review.contracts) {
    const found = read(contract, review.verified);
    const { id, name } = contract;
    const known = merged.get(id);
    const added = { id, name, role: 'other', ...found.proxy, ...found.code, ...found.verified };
    merged.set(
      id,
      known
        ? enrich(record, known, found, { day: review.day, key })
        : ({ ...added, source: key } as Contract),
    );
  }
  return [...merged.values()];
}

/** A whole list of powers stays, and so does a later one. */
function isOutdone(record: ProjectRecord, day: string): boolean {
  const control = (record.observations ?? []).filter((one) => one.key === 'control').at(-1);
  if (!control) return false;
  return (
    (control.value as { whole?: boolean }).whole === true ||
    (record.sources?.[control.source]?.statedOn ?? '') > day
  );
}

function addControl(record: ProjectRecord, powers: Power[], on: { key: string; day: string }) {
  const fresh = { key: 'control', value: { powers, whole: false }, source: on.key } as Observation;
  const kept = (record.observations ?? []).filter((one) => {
    const day = one.observedOn ?? record.sources?.[one.source]?.checkedOn;
    return one.key !== 'control' || day !== on.day;
  });
  return [...kept, fresh];
}

export function applyReview(record: ProjectRecord, review: Review, published: Published): Applied {
  const key = `defiscan-${review.chain.split(':').at(-1)!.slice(0, 12)}-${review.day}`;
  const { powers, unresolved } = findPowers(review);
  const contracts = mergeContracts(record, review, key);
  const added = contracts.length - (record.contracts?.length ?? 0);
  const notes = [
    ...(added > 0 ? [`contracts added: ${added}`] : []),
    ...review.leftOut.map((row) => `row left out, ${row}`),
    ...unresolved.map((who) => `power left out, its holder is no account: ${who}`),
  ];
  const kept = isOutdone(record, review.day);
  if (powers.length > 0 && kept) notes.push('control kept: the recorded is whole or later');
  const day = published.checkedOn;
  const takes = powers.length > 0 && !kept;
  const observations = takes ? addControl(record, powers, { key, day }) : record.observations;
  const sources = { ...record.sources, [key]: sourceOf(review, published) };
  return {
    record: { ...record, contracts, ...(observations && { observations }), sources },
    notes,
  };
}
