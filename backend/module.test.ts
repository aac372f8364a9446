import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { openTestStore } from '../testing/store';
import { logLines } from '../testing/logLines';
import { adminRoutes, collectCommands, modules, prune } from './compose';
import { createApp } from './createApp';
import { meta } from './db/schema';
import type { Store, StoreAndClock } from './db/store';
import type { BackendModule } from './module';

const NOW = new Date('2026-11-21T12:00:00Z');

let isWell = true;
let given: object;

const gardenModule: BackendModule<StoreAndClock> = {
  name: 'garden',
  needs: { store: true, now: true },
  routes(app, parts) {
    given = parts;
    app.get('/api/garden', async () => ({ at: parts.now().toISOString() }));
  },
  admin: {
    garden: {
      prepare:
        () =>
        async ({ store }) => ({ rows: await store.db.$count(meta) }),
    },
  },
  prune: async (db) => (await db.delete(meta).returning({ key: meta.key })).length,
  health: async () => {
    if (!isWell) throw new Error('wilted');
  },
  metrics: (registry) => {
    new Gauge({ name: 'garden_flowers', help: 'Flowers.', registers: [registry] }).set(3);
  },
  commands: {
    garden: async (args, { stdout }) => {
      stdout.write(args.join(' '));
      return 0;
    },
  },
};

describe('a module in the list', () => {
  const listed = [...modules, gardenModule];
  let store: Store;
  let app: FastifyInstance;
  beforeAll(async () => {
    store = await openTestStore();
    app = await createApp({ store, now: () => NOW, logger: logLines().logger }, listed);
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  it('answers at its route, with what it needs and nothing else', async () => {
    expect((await app.inject('/api/garden')).json()).toEqual({ at: NOW.toISOString() });
    expect(Object.keys(given).sort()).toEqual(['now', 'store']);
  });

  it('leaves the other modules as they are', async () => {
    expect((await app.inject('/api/methodology')).statusCode).toBe(200);
  });

  it('has a say in whether the backend is ready', async () => {
    expect((await app.inject('/health/ready')).statusCode).toBe(200);
    isWell = false;
    expect((await app.inject('/health/ready')).statusCode).toBe(503);
    isWell = true;
  });

  it('adds to the metrics', async () => {
    expect((await app.inject('/metrics')).body).toContain('garden_flowers 3');
  });

  it('deletes what is past its time', async () => {
    await store.db.insert(meta).values({ key: 'weed', value: {} });
    expect(await prune(listed, { store, now: () => NOW }, store.db, NOW)).toBe(1);
  });

  it('brings its command', async () => {
    const stdout = new PassThrough();
    const io = { stdout } as never;
    expect(await collectCommands(listed).garden!(['water', 'it'], io)).toBe(0);
    expect(String(stdout.read())).toBe('water it');
  });

  it('brings what its command asks of a running backend', () => {
    expect(adminRoutes(listed, {}).map(({ path }) => path)).toContain('garden');
  });
});

it('is the only one of its name', () => {
  const names = modules.map(({ name }) => name);
  expect([...new Set(names)]).toEqual(names);
  const commands = modules.flatMap((module) => Object.keys(module.commands ?? {}));
  expect([...new Set(commands)]).toEqual(commands);
});
