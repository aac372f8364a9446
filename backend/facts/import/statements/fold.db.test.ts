import { openTestStore } from '../../../../testing/store';
import { mergeProjects } from '../../../compose';
import { contracts, statements } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { importAndRate } from '../importAndRate';
import { undoAndRate } from '../undo/undoRoutes';
import { loadObservations, loadStates } from '../store/load';
import { address, ndjson, NOW, pieces, record } from '../testing/importText';
import { pruneChanges, UNDO_DAYS } from '../undo/runs';
import { MOST_STANDING } from './fold';
import { loadStatements, othersSince } from './statements';

const days = (n: number) => new Date(NOW.getTime() + n * 86_400_000 + 1);
const contract = (n: number, role: string) => ({
  ...{ id: `eip155:1:${address(n)}`, name: 'Core', role, verified: 'exact', source: 's' },
});

describe('many documents of a project', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  afterAll(() => store.close());

  const load = async (n: number, now = NOW) => {
    const file = record('vault', {
      contracts: [contract(1, n % 2 === 0 ? 'vault' : 'pool'), contract(n + 2, 'core')],
    });
    const open = () => pieces(ndjson([file]));
    const given = { kind: 'projects', source: 'test', open, dryRun: false } as const;
    return (await importAndRate(store, { ...given, now, mergeProjects })).run!;
  };
  const count = () => store.db.$count(statements);
  const state = async () => (await loadStates(store.db, ['vault'])).get('vault');

  it('become one, as soon as no undo needs them, and say the same', async () => {
    for (let n = 0; n <= MOST_STANDING; n += 1) await load(n);
    expect(await pruneChanges(store.db, days(UNDO_DAYS - 1))).toBe(0);
    expect(await count()).toBe(MOST_STANDING + 1);
    const before = await state();
    const late = await load(50, days(UNDO_DAYS));
    await pruneChanges(store.db, days(UNDO_DAYS + 1));
    expect(await count()).toBe(11);
    const standing = (await loadStatements(store.db, ['vault'])).get('vault')!;
    const observations = (await loadObservations(store.db, ['vault'])).get('vault') ?? [];
    expect(othersSince('vault', standing, { state: await state(), observations })).toBeUndefined();
    await undoAndRate(store, late, { now: days(UNDO_DAYS + 1), mergeProjects });
    expect((await state())!.contracts).toEqual(before!.contracts);
    expect(await store.db.$count(contracts)).toBe(MOST_STANDING + 2);
  });
});
