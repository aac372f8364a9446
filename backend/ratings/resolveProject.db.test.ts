import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { openTestStore } from '../../testing/store';
import { createApp } from '../createApp';
import { tokens } from '../db/schema';
import type { Store } from '../db/store';
import { NOON, storeFullProject, storeProject, testAddress } from './testing/storeProject';

const CONTRACT = testAddress(1);
const TOKEN = testAddress(2);
const MINT = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv';
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';

describe('a project asked for by address', () => {
  let store: Store;
  let app: FastifyInstance;
  const token = (id: string, chain: string, address: string) => ({
    ...{ id, chain, address, projectId: 'coin', symbol: 'COIN' },
  });
  beforeAll(async () => {
    store = await openTestStore();
    await storeFullProject(store.db, 'vault', 1);
    await storeProject(store.db, 'coin');
    await store.db
      .insert(tokens)
      .values([
        token(`eip155:1/erc20:${TOKEN}`, 'eip155:1', TOKEN),
        token(`${SOLANA}/token:${MINT}`, SOLANA, MINT),
      ]);
    app = await createApp({ store, now: () => NOON, logger: pino({ level: 'silent' }) });
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  const ask = async (id: string, below = '') => {
    const answer = await app.inject(`/api/projects/${encodeURIComponent(id)}${below}`);
    return [answer.statusCode, answer.json().error.movedTo ?? answer.json().error.message];
  };

  it.each([
    ['of a contract', `eip155:1:${CONTRACT}`, 'vault'],
    ['in capitals', `EIP155:1:${CONTRACT.toUpperCase()}`, 'vault'],
    ['of a token, as an account', `eip155:1:${TOKEN}`, 'coin'],
    ['of a token, by CAIP-19', `eip155:1/erc20:${TOKEN}`, 'coin'],
    ['of another kind of chain', `${SOLANA}:${MINT}`, 'coin'],
  ])('%s is at its id', async (_, address, id) => {
    expect(await ask(address)).toEqual([308, id]);
    for (const below of ['/rating', '/verdict'])
      expect(await ask(address, below)).toEqual([308, id]);
  });

  it.each([
    ['that nobody has', `eip155:1:${testAddress(9)}`],
    ['on another chain', `eip155:10:${CONTRACT}`],
    ['of base58 in another case', `${SOLANA}:${MINT.toLowerCase()}`],
  ])('%s is not found, as an unknown id', async (_, address) => {
    expect(await ask(address)).toEqual(await ask('nobody'));
    for (const below of ['/rating', '/verdict'])
      expect(await ask(address, below)).toEqual([404, 'The project was not found.']);
  });
});
