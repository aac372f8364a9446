import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { LookFunction, LookPower } from '../../../contracts/chain/chainLook';
import type { Evidence } from '../../../contracts/ratings/rating';
import { METRIC_NAMES } from '../../../contracts/chain/skynet';
import { openTestStore } from '../../../testing/store';
import { createApp } from '../../createApp';
import { chainLooks } from '../../db/schema';
import type { Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import { rateProjects } from '../../ratings/rateProjects';
import {
  NOON,
  observe,
  storeFullProject,
  storeProject,
  storeSource,
  testAddress,
  testContractId,
} from '../../ratings/testing/storeProject';

let store: Store;
let app: FastifyInstance;
beforeAll(async () => {
  store = await openTestStore();
  app = await createApp({ store, now: () => NOON, logger: pino({ level: 'silent' }) });
  await emptyTables(store.db, 'projects, sources');
  const source = await storeFullProject(store.db, 'vault', 1, { chains: ['eip155:1'] });
  await storeProject(store.db, 'salt', { chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] });
  const powers = [
    {
      power: 'change-code',
      holder: 'vote',
      contract: testContractId(1).replace('abc', 'ABC'),
      delaySeconds: 172_800,
    },
    { power: 'move-funds', holder: 'key', contract: null, address: testContractId(3) },
    { power: 'change-code', holder: 'key', contract: testContractId(2) },
  ];
  await observe(store.db, 'vault', 'control', { powers }, source, '2026-11-21T00:00:00.000Z');
  await storeFullProject(store.db, 'tried', 4, { chains: ['eip155:1'] });
  const look = await storeSource(
    store.db,
    'Read from the chain: powers of tried on eip155:1',
    NOON.toISOString(),
    {
      ...{ tier: 'P0', how: 'machine', block: 100 },
    },
  );
  const tried = [{ power: 'change-code', holder: 'key', contract: testContractId(4) }];
  await observe(store.db, 'tried', 'control', { powers: tried }, look, '2026-11-21T00:00:00.000Z');
  await rateProjects(store, { now: NOON });
});
afterAll(async () => {
  await app.close();
  await store.close();
});

async function ask(call: string, status = 200) {
  const response = await app.inject({ method: 'GET', url: `/api/skynet/${call}` });
  expect([call, response.statusCode]).toEqual([call, status]);
  return response.json<Record<string, unknown> & { items: Record<string, unknown>[] }>();
}

describe('a figure of a project', () => {
  it('is asked for by its name, with the day that it holds for', async () => {
    expect(await ask('metric-latest?name=audits(projectId=vault)')).toEqual({
      name: 'audits',
      projectId: 'vault',
      value: 1,
      unit: 'reports',
      what: 'Audits on record.',
      asOf: null,
      state: 'read',
      why: null,
      configure: [],
    });
    expect(
      await ask(`metric-latest?name=${encodeURIComponent('score( projectId="vault" )')}`),
    ).toMatchObject({ value: expect.any(Number) as number, asOf: NOON.toISOString() });
  });

  it('is what is recorded of markets, with the day of its source', async () => {
    const market = await storeSource(store.db, 'market', undefined, { statedOn: '2026-11-18' });
    await observe(store.db, 'vault', 'market', { exchanges: 12 }, market);
    const known = { value: 12, asOf: '2026-11-18', state: 'read', unit: 'exchanges' };
    expect(await ask('metric-latest?name=exchanges(projectId=vault)')).toMatchObject(known);
    expect(await ask('metric-latest?name=holders(projectId=vault)')).toMatchObject({ value: null });
  });

  it('is null, with the reason, where nobody knows it', async () => {
    expect(await ask('metric-latest?name=exchanges(projectId=salt)')).toMatchObject({
      value: null,
      state: 'not-read',
      why: 'Not known.',
    });
    expect(await ask('metric-latest?name=value(projectId=vault)')).toMatchObject({
      value: null,
      state: 'not-read',
      why: 'Not known.',
    });
  });

  it.each(METRIC_NAMES)(
    '%s is answered for a project of which nothing is recorded',
    async (name) => {
      expect((await ask(`metric-latest?name=${name}(projectId=salt)`)).name).toBe(name);
    },
  );

  it('is refused under another name, with the list of names', async () => {
    const { error } = (await ask('metric-latest?name=luck(projectId=vault)', 400)) as {
      error?: { fields: { message: string }[] };
    };
    expect(error?.fields[0]?.message).toContain('score, possible, letter');
    await ask('metric-latest?name=score', 400);
    await ask('metric-latest?name=constructor(projectId=vault)', 400);
    await ask('metric-latest?name=score(projectId=nobody)', 404);
  });
});

describe('calls, callers and events', () => {
  it.each(['top-callers', 'top-events', 'top-function-calls'])(
    '%s says that it counts nothing, instead of listing nothing as if that were the answer',
    async (call) => {
      expect(await ask(`${call}?projectId=vault`)).toEqual({
        projectId: 'vault',
        state: 'not-read',
        why: 'This site does not count calls and events of it.',
        configure: ['COLLECT', 'RPC_URLS', 'PORTAL_URLS'],
        days: 30,
        from: null,
        to: null,
        missedAtMost: null,
        items: [],
      });
      expect(await ask(`${call}?projectId=salt`)).toMatchObject({ state: 'unsupported-chain' });
      await ask(`${call}?projectId=nobody`, 404);
      await ask(`${call}?projectId=vault&count=101`, 400);
    },
  );

  it('activity on X has each asked day, as a gap', async () => {
    const call = 'twitter-activity-by-dates?projectId=vault&type=posts&dates=';
    expect((await ask(`${call}2026-11-20,%202026-11-21`)).items).toEqual([
      { date: '2026-11-20', value: null },
      { date: '2026-11-21', value: null },
    ]);
    await ask(call, 400);
    await ask(`${call}2026-11-20,yesterday`, 400);
  });
});

describe('an address', () => {
  it('has the recorded powers over it and over several contracts, the weakest holder first', async () => {
    const answer = await ask(`privileged-address?address=${testContractId(1)}`);
    expect(answer).toMatchObject({
      state: 'partial',
      address: testContractId(1),
      why: 'From the record, not read from the chain.',
      configure: ['COLLECT', 'RPC_URLS'],
    });
    expect(answer.items).toMatchObject([
      {
        projectId: 'vault',
        power: 'move-funds',
        kind: 'key',
        holder: testContractId(3),
        proved: false,
      },
      { power: 'change-code', kind: 'vote', delaySeconds: 172_800 },
    ]);
    expect(answer.items[0]?.source).toMatchObject({ tier: 'P1' });
  });

  it('is the same in capitals and without its chain', async () => {
    const capitals = testAddress(1).toUpperCase().replace('0X', '0x');
    const answers = await Promise.all(
      [capitals, testAddress(1), `eip155:1:${capitals}`].map((address) =>
        ask(`privileged-address?address=${address}`),
      ),
    );
    expect(answers[0]!.address).toBe(testAddress(1));
    expect(answers.map(({ items }) => items)).toEqual(Array(3).fill(answers[0]!.items));
    expect((await ask(`privileged-address?address=eip155:10:${capitals}`)).state).toBe('not-read');
  });

  it('of no record is not read, never "nobody has power over it"', async () => {
    expect(await ask(`privileged-address?address=${testAddress(9)}`)).toEqual({
      address: testAddress(9),
      state: 'not-read',
      why: 'No record has this address.',
      configure: [],
      items: [],
      pending: [],
      pendingWhole: false,
    });
    await ask('privileged-address?address=0x12', 400);
  });

  it('has the powers that it holds in a project', async () => {
    const answer = await ask(`wallets?address=${testAddress(3)}&protocol=vault`);
    expect(answer).toMatchObject({
      state: 'partial',
      items: [],
      powers: [{ power: 'move-funds', kind: 'key', holder: testContractId(3) }],
    });
    expect(await ask(`wallets?address=${testAddress(3)}`)).toMatchObject({ powers: [] });
  });

  it('is what the record of a project says', async () => {
    expect((await ask(`wallets?address=${testAddress(1)}&protocol=vault`)).items).toMatchObject([
      { projectId: 'vault', contract: testContractId(1), name: 'Vault', role: 'vault' },
    ]);
    expect(await ask(`wallets?address=${testAddress(1)}&protocol=salt`)).toMatchObject({
      state: 'not-read',
      why: 'The record of the project does not have this address.',
      items: [],
    });
  });

  describe('that a look was at', () => {
    const source = {
      ...{ url: null, title: 'Read from the chain: powers of tried on eip155:1', tier: 'P0' },
      ...{ statedAt: '2026-11-20', precision: 'day', readAt: NOON.toISOString(), how: 'machine' },
      ...{ locator: null, block: 200 },
    } as Evidence;
    const look = (powers: LookPower[], functions: LookFunction[], whole = true) =>
      store.db.insert(chainLooks).values({
        contractId: testContractId(4),
        source,
        powers,
        functions,
        whole,
        holdings: [],
        reach: [],
        pending: { whole: true, items: [] },
      });
    const own = {
      ...{ power: 'own', kind: 'multisig', holder: testAddress(5), threshold: 2, signers: 3 },
      ...{ delay: 60, via: [testAddress(6)] },
    } as LookPower;
    afterEach(() => store.db.delete(chainLooks));

    it('has what that tried in place of an earlier look, beside what others recorded', async () => {
      await look([own], []);
      const { items } = await ask(`privileged-address?address=${testAddress(4)}`);
      expect(items).toMatchObject([
        {
          ...{ power: 'own', holder: testContractId(5), delaySeconds: 60, proved: true },
          ...{ via: [testContractId(6)], contract: testContractId(4), source: { block: 200 } },
        },
      ]);
      const held = await ask(`wallets?address=${testAddress(5)}&protocol=tried`);
      expect(held.powers).toMatchObject([{ power: 'own', holder: testContractId(5) }]);
    });

    it('says that nobody was found, never that there is nobody', async () => {
      await look([], []);
      expect(await ask(`privileged-address?address=${testAddress(4)}`)).toMatchObject({
        state: 'partial',
        why: 'Nobody found at that block. Somebody may have power over it.',
        items: [],
      });
    });

    it('says that functions may be missing where not all of its code was read', async () => {
      await look([], [], false);
      expect(await ask(`privileged-function?address=${testAddress(4)}`)).toMatchObject({
        state: 'partial',
        why: 'Not all functions of its code could be tried. Others may be able to call these.',
        items: [],
      });
    });

    it('has its functions by selector, with names, and a command that repeats the call', async () => {
      const paused = { selector: '0x8456cb59', state: 'restricted', guard: 'owner' } as const;
      const unknown = { selector: '0x00000001', state: 'unresolved', guard: null } as const;
      await look(
        [],
        [
          { ...paused, holders: [testAddress(5)], data: '0x8456cb59' },
          { ...unknown, holders: [], data: null },
        ],
      );
      const answer = await ask(`privileged-function?address=${testAddress(4)}`);
      expect(answer).toMatchObject({
        state: 'partial',
        why: 'Each was tried at that block. Others may be able to call these functions.',
      });
      expect(answer.items).toMatchObject([
        { ...unknown, name: null, holders: [], repeat: null },
        {
          ...{ ...paused, contract: testContractId(4), name: 'pause()', source: { block: 200 } },
          holders: [testContractId(5)],
          repeat: `cast call ${testAddress(4)} 0x8456cb59 --from ${testAddress(5)} --block 200`,
        },
      ]);
    });
  });

  it.each(['privileged-function', 'privileged-transaction'])(
    '%s says that it has read none',
    async (call) => {
      expect(await ask(`${call}?address=${testAddress(1)}`)).toMatchObject({ state: 'not-read' });
      expect(
        await ask(`${call}?address=solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:abc`),
      ).toMatchObject({ state: 'unsupported-chain', items: [] });
    },
  );
});
