import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { buildScene } from '../../testing/chain/buildScene';
import type { Scene } from '../../testing/chain/Scene';
import { PARTLY, UNRESOLVED } from '../../testing/chain/unresolved';
import { openTestStore } from '../../testing/store';
import { mergeProjects } from '../compose';
import { createApp } from '../createApp';
import type { Store } from '../db/store';
import { importText, record } from '../import/testing/importText';
import { collect } from './collect';
import { openReaders } from './collectJob';
import { SOURCES } from './sources';

const CHAIN = 'eip155:31337';
const NOW = new Date('2026-11-21T12:00:00Z');
const now = () => NOW;

interface Item {
  kind: string;
  holder: string | null;
  threshold: number | null;
  signers: number | null;
  delaySeconds: number;
  proved: boolean;
}

/** As the scene writes what is true. */
const words = ({ kind, holder, threshold, signers, delaySeconds }: Item): string => {
  const address = holder?.slice(CHAIN.length + 1);
  if (kind === 'multisig') return `${threshold}/${signers} ${address} after ${delaySeconds}`;
  return kind === 'anybody'
    ? `anybody after ${delaySeconds}`
    : `key ${address} after ${delaySeconds}`;
};

describe('the scene, collected and asked for by the monitoring calls', () => {
  let store: Store;
  let scene: Scene;
  let app: FastifyInstance;
  const answers = new Map<string, Item[]>();
  beforeAll(async () => {
    [store, scene] = [await openTestStore(), await buildScene()];
    const contracts = [...scene.truth].map(([name, { address }]) => ({
      ...{ id: `${CHAIN}:${address}`, name, role: 'other', source: 's' },
    }));
    await importText(store, 'projects', record('scene', { contracts }));
    const settings = { isOn: true, siteUrl: 'https://plumbline.example', addresses: {} };
    const none = { contact: undefined, githubToken: undefined, dnsUrl: undefined };
    const rpcUrls = new Map([[CHAIN, [scene.anvil.url]]]);
    await collect(store, {
      sources: SOURCES,
      openReader: openReaders(
        { now, collect: { ...settings, ...none, rpcUrls } },
        { wait: async () => undefined },
      ),
      ...{ now, mergeProjects, dryRun: false, random: () => 0, source: 'chain' },
    });
    app = await createApp({ store, now, logger: pino({ level: 'silent' }) });
    for (const [name, { address }] of scene.truth) {
      const url = `/api/skynet/privileged-address?address=${address}`;
      const answer = await app.inject({ method: 'GET', url });
      answers.set(name, answer.json<{ items: Item[] }>().items);
    }
  }, 180_000);
  afterAll(async () => {
    await app?.close();
    await scene?.anvil.stop();
    await store?.close();
  });

  it('names nobody who cannot, as if they could', () => {
    const wrong = [...answers].flatMap(([name, items]) =>
      items
        .filter((item) => !scene.truth.get(name)!.upgrade?.includes(words(item)))
        .map((item) => `${name}: ${words(item)}`),
    );
    expect(wrong).toEqual([]);
  });

  it('names everybody who can, but for what is not followed', () => {
    const missed = [...answers].flatMap(([name, items]) => {
      if (UNRESOLVED.includes(name) || PARTLY.includes(name)) return [];
      const expected = [...(scene.truth.get(name)!.upgrade ?? [])].sort();
      const named = items.map(words).sort();
      return named.join() === expected.join() ? [] : [{ name, named, expected }];
    });
    expect(missed).toEqual([]);
    const items = [...answers.values()].flat();
    expect(items.every(({ proved }) => proved)).toBe(true);
    expect(items.length).toBeGreaterThan(15);
  });
});
