import { openTestStore } from '../../../testing/store';
import { eq } from 'drizzle-orm';
import { observations } from '../../db/schema';
import { listOtherwise } from '../../facts/import';
import type { Store } from '../../db/store';
import { rateProjects } from '../rateProjects';
import { NOON, observe, storeFullProject, storeSource } from '../testing/storeProject';
import { getProjectDetail } from '../routes';
import { whereDiffers } from './pageContext';

const OF_AUGUST = { statedOn: '2026-08-31', tier: 'P3' };

describe('what stands beside a rating', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
    await storeFullProject(store.db, 'vault', 1);
  });
  afterAll(() => store.close());
  afterEach(() => store.db.delete(observations).where(eq(observations.projectId, 'vault')));

  const rateAndRead = async () => {
    await rateProjects(store, { now: NOON });
    return getProjectDetail(store.db, 'vault', NOON, listOtherwise);
  };

  it('is the newest value by the day of its source', async () => {
    const list = await storeSource(store.db, 'list', undefined, OF_AUGUST);
    const older = await storeSource(store.db, 'older', undefined, { statedOn: '2026-07-01' });
    await observe(store.db, 'vault', 'value', { usd: 1000, measure: 'locked' }, list);
    await observe(store.db, 'vault', 'value', { usd: 9, measure: 'issued' }, older);
    const detail = await rateAndRead();
    expect(detail).toMatchObject({
      valueUsd: 1000,
      valueMeasure: 'locked',
      valueOn: '2026-08-31',
      valueSource: { title: 'list', statedAt: '2026-08-31' },
    });
  });

  it('is no value without a day, nor one that is read later, nor one of over 180 days ago', async () => {
    const undated = await storeSource(store.db, 'undated');
    const dated = await storeSource(store.db, 'dated', undefined, OF_AUGUST);
    const value = { usd: 5, measure: 'market' };
    const old = await storeSource(store.db, 'old', undefined, { statedOn: '2026-05-24' });
    await observe(store.db, 'vault', 'value', value, undated);
    await observe(store.db, 'vault', 'value', value, old);
    await observe(store.db, 'vault', 'value', value, dated, '2026-11-30T00:00:00.000Z');
    expect(await rateAndRead()).toMatchObject({ valueUsd: null, valueOn: null, valueSource: null });
  });

  it('is what others say, in their words and with their days, and moves no rating', async () => {
    const before = await rateAndRead();
    const source = await storeSource(store.db, 'reviews', undefined, OF_AUGUST);
    const page = 'https://reviews.example/vault';
    const said = [{ says: 'Stage 2', of: 'version 1', on: '2025-01-31', page }];
    await observe(store.db, 'vault', 'says-defiscan', { said }, source);
    const after = await rateAndRead();
    expect(after.elsewhere).toEqual([
      expect.objectContaining({ by: 'DeFiScan', ...said[0], differs: null }),
    ]);
    expect(after.rating?.factsHash).toBe(before.rating?.factsHash);
  });
});

describe('where ours differs', () => {
  const control = {
    id: 'control' as const,
    answer: 'yes' as const,
    text: 'One key can change the code at once.',
    on: null,
    signalId: 'upgrade-control',
    state: 'bad' as const,
    evidence: null,
  };
  const losses = [
    { signalId: 'delay', category: 'governance' as const, name: 'Delay', lost: 9, unknown: 0 },
  ];
  const nothing = {
    contract: null,
    threshold: null,
    address: null,
    source: null,
    contracts: null,
    signers: null,
    delaySeconds: null,
    note: null,
  };
  const heldBy = (holder: 'key' | 'multisig') => ({
    control: [{ ...nothing, power: 'change-code' as const, holder, reach: null }],
  });
  const figures = { rating: null, letter: null, valueUsd: null, control: null };
  const ours = { ...figures, answers: [control], losses };

  it.each([
    ['Stage 1', heldBy('key'), control.text],
    ['Stage 2', heldBy('key'), control.text],
    ['Stage 0', heldBy('key'), null],
    ['Stage 1', heldBy('multisig'), null],
    // B is the second of five there, the sixth of seven here.
    ['Grade B (A to F)', { letter: 'B' }, 'Most points of ours are lost at: Delay.'],
    ['Grade D (A to F)', { letter: 'B' }, null],
    ['Grade B (A to F)', { letter: 'A' }, null],
    ['Grade A (A to F)', { letter: 'A' }, 'Most points of ours are lost at: Delay.'],
    ['Grade A (A to F)', { letter: null }, null],
    ['2.5 of 5', { letter: 'AAA' }, null],
  ] as const)('%s beside %j: %s', (says, change, fact) => {
    expect(whereDiffers(says, { ...ours, ...change })).toBe(fact);
  });

  it('takes a key whose limits are recorded for no contradiction', () => {
    const limited = { ...control, answer: 'partly' as const };
    const key = { ...ours, ...heldBy('key'), answers: [limited] };
    expect(whereDiffers('Stage 1', key)).toBeNull();
  });

  it('names the cap, where one limits our letter', () => {
    const rating = { cap: { reason: 'Code can be changed at once.' } } as never;
    expect(whereDiffers('Grade A', { ...ours, letter: 'B', rating })).toBe(
      'Code can be changed at once.',
    );
  });
});
