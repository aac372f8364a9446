import { openTestStore } from '../../testing/store';
import { whatImprovedByWaiting } from '../../testing/laws/breaches';
import { mergeProjects } from '../compose';
import type { Store } from '../db/store';
import { importAndRate } from '../facts/import/importAndRate';
import { ndjson, pieces } from '../facts/import/testing/importText';
import type { Facts, Rating } from '../rating';
import { DAY_MS } from '../rating/time';
import { curatedFiles, readCurated, readSet } from '../facts/seed/set';
import { collectFacts } from './facts/collectFacts';
import { rateFacts } from './rateProjects';

type Entry = Record<string, unknown> & {
  sources?: Record<string, { checkedOn: string; statedOn?: string; block?: number }>;
  observations?: { key: string; value: unknown }[];
  contracts?: object[];
  bounty?: { status: string } | null;
};

/** It rates every file of the set 26 times. */
jest.setTimeout(180_000);

/** Always the same numbers below one. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const shift = (day: string, days: number): string =>
  day.length === 'YYYY-MM-DD'.length
    ? new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)
    : day;

/** Another source of the same project: days of its own, less in it, and other values. */
function disagree(record: Entry, others: readonly Entry[], next: () => number): Entry {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
  const some = <T>(list: readonly T[] | undefined): T[] => (list ?? []).filter(() => next() > 0.3);
  const sources = Object.fromEntries(
    Object.entries(record.sources ?? {}).map(([name, { block: _block, ...source }]) => {
      const days = Math.floor(next() * 400);
      const statedOn = source.statedOn && shift(source.statedOn, days);
      return [
        name,
        { ...source, checkedOn: shift(source.checkedOn, days), ...(statedOn && { statedOn }) },
      ];
    }),
  );
  const known = others
    .flatMap(({ observations }) => observations ?? [])
    .filter(({ value }) => !JSON.stringify(value).includes('"source"'));
  const observations = some(record.observations).map((item) => {
    const values = known.filter(({ key }) => key === item.key).map(({ value }) => value);
    return values.length > 0 && next() > 0.5 ? { ...item, value: pick(values) } : item;
  });
  const contracts = some(record.contracts).map((contract) => ({
    ...contract,
    holdsFunds: pick([true, false, undefined]),
    verified: pick(['exact', 'partial', 'none', undefined]),
  }));
  const bounty = record.bounty && { ...record.bounty, status: pick(['active', 'paused', 'none']) };
  return { ...record, sources, observations, contracts, bounty };
}

describe('a record of two or three sources that disagree', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  afterAll(() => store.close());

  it.each([1, 2])('never gains by a day that passes (%p)', async (seed) => {
    const now = new Date(`${readSet().asOf}T12:00:00.000Z`);
    const next = numbersFrom(seed);
    const records = curatedFiles().map((name) => readCurated(name) as Entry);
    const said = [records, ...[1, 2].map(() => records.map((one) => disagree(one, records, next)))];
    let taken = 0;
    for (const list of said.sort(() => next() - 0.5)) {
      const { summary } = await importAndRate(store, {
        ...{ kind: 'projects', source: 'test', open: () => pieces(ndjson(list)), now },
        ...{ dryRun: false, mergeProjects },
      });
      taken += summary.new + summary.changed;
    }
    expect(taken).toBeGreaterThan(1.5 * records.length);
    const collected = await collectFacts(
      store.db,
      records.map(({ id }) => String(id)),
      now,
    );
    const breaches = collected.flatMap(({ facts, sample }) => {
      const rateAt = (given: Facts, day: number): Rating =>
        rateFacts({ facts: given, sample }, new Date(now.getTime() + day * DAY_MS));
      let before = rateAt(facts, 0);
      const found: string[] = [];
      for (let day = 15; day <= 375; day += 15) {
        const after = rateAt({ ...facts, dangers: before.dangers }, day);
        found.push(...whatImprovedByWaiting(before, after));
        before = after;
      }
      return found;
    });
    expect(breaches).toEqual([]);
  });
});
