import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { toFunctionSelector } from 'viem';
import { buildScene } from '../../../testing/chain/buildScene';
import type { Receipt } from '../../../testing/chain/Anvil';
import type { Scene } from '../../../testing/chain/Scene';
import { PARTLY, UNRESOLVED, UNSHOWN } from '../../../testing/chain/unresolved';
import { openTestStore } from '../../../testing/store';
import { mergeProjects } from '../../compose';
import { createApp } from '../../createApp';
import type { Store } from '../../db/store';
import { importText, record } from '../import/testing/importText';
import { collect } from './collect';
import { openReaders } from './collectJob';
import { SOURCES } from './sources';

const CHAIN = 'eip155:31337';
const NOW = new Date('2026-11-21T12:00:00Z');
const now = () => NOW;

interface Callable {
  selector: string;
  state: string;
  holders: string[];
}
interface Item {
  power: string;
  kind: string;
  holder: string | null;
  threshold: number | null;
  signers: number | null;
  delaySeconds: number | null;
  proved: boolean;
  note: string | null;
}

const IDLE = 'no function was shown to open to this role';
const isFollowed = ({ kind }: Item) => kind !== 'unresolved';

/** As the scene writes what is true. */
const words = ({ kind, holder, threshold, signers, delaySeconds }: Item): string => {
  const address = holder?.slice(CHAIN.length + 1);
  const wait = delaySeconds ?? 'not known';
  if (kind === 'multisig') return `${threshold}/${signers} ${address} after ${wait}`;
  return [kind, ...(kind === 'anybody' ? [] : [address]), 'after', wait].join(' ');
};

describe('the scene, collected and asked for by the monitoring calls', () => {
  let store: Store;
  let scene: Scene;
  let app: FastifyInstance;
  const answers = new Map<string, Item[]>();
  const functions = new Map<string, Callable[]>();
  const ask = async <T>(call: string, address: string): Promise<T[]> => {
    const url = `/api/skynet/${call}?address=${address}`;
    // Of several visitors: one may ask for fewer.
    const remoteAddress = `10.0.0.${Number(`0x${address.slice(-2)}`)}`;
    return (await app.inject({ method: 'GET', url, remoteAddress })).json<{ items: T[] }>().items;
  };
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
      answers.set(name, await ask('privileged-address', address));
      functions.set(name, await ask('privileged-function', address));
    }
  }, 180_000);
  afterAll(async () => {
    await app?.close();
    await scene?.anvil.stop();
    await store?.close();
  });

  describe('counts', () => {
    const sums = (kind: 'caller' | 'function' | 'event') => {
      const counts = new Map<string, number>();
      for (const block of blocks)
        for (const [of, key] of block[kind])
          if ([...scene.truth.values()].some(({ address }) => address === of))
            counts.set(key!, (counts.get(key!) ?? 0) + 1);
      return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
    };
    const blocks: Record<'caller' | 'function' | 'event', string[][]>[] = [];
    beforeAll(async () => {
      const last = Number(await scene.anvil.rpc('eth_blockNumber'));
      for (let number = 0; number <= last; number += 1) {
        const at = `0x${number.toString(16)}`;
        const { transactions } = (await scene.anvil.rpc('eth_getBlockByNumber', at, true)) as {
          transactions: { from: string; to: string | null; input: string }[];
        };
        const receipts = (await scene.anvil.rpc('eth_getBlockReceipts', at)) as Receipt[];
        blocks.push({
          caller: transactions.map(({ to, from }) => [to ?? '', from]),
          function: transactions.map(({ to, input }) => [to ?? '', input.slice(0, 10)]),
          event: receipts.flatMap(({ logs }) => logs.map((one) => [one.address, one.topics[0]!])),
        });
      }
    });

    it.each([
      ['top-callers', 'caller', 'address'],
      ['top-function-calls', 'function', 'selector'],
      ['top-events', 'event', 'topic'],
    ] as const)('of %s are those of the chain', async (call, kind, key) => {
      const url = `/api/skynet/${call}?projectId=scene&count=100`;
      const answer = (await app.inject({ method: 'GET', url })).json<{
        state: string;
        items: Record<string, string>[];
      }>();
      expect(answer.state).toBe('read');
      const items = answer.items.map((one) => [one[key], Number(one.count)]);
      expect(items.sort(([a], [b]) => (a! < b! ? -1 : 1))).toEqual(sums(kind));
      expect(items.length).toBeGreaterThan(1);
    });

    it('of uses have each call of a restricted function, and no other', async () => {
      for (const [name, { address, functions: truth = {} }] of scene.truth) {
        if (UNSHOWN.includes(name)) continue;
        const restricted = new Set(
          Object.keys(truth).map((of) => toFunctionSelector(of) as string),
        );
        const uses = await ask<{ selector: string | null }>('privileged-transaction', address);
        const called = blocks
          .flatMap((block) => block.function)
          .filter(([to, selector]) => to === address && restricted.has(selector!));
        expect([name, uses.filter(({ selector }) => selector !== null).length]).toEqual([
          name,
          called.length,
        ]);
      }
    });
  });

  const POWERS = {
    'change-code': 'upgrade',
    own: 'own',
    'grant-roles': 'grant-roles',
    role: 'role',
  };
  const truthOf = (name: string, power: string) =>
    scene.truth.get(name)![POWERS[power as keyof typeof POWERS] as 'upgrade'] ?? [];

  it('names nobody who cannot, as if they could', () => {
    const wrong = [...answers].flatMap(([name, items]) =>
      items
        .filter(isFollowed)
        .filter((item) => !truthOf(name, item.power).includes(words(item)))
        .map((item) => `${name}: ${item.power} by ${words(item)}`),
    );
    expect(wrong).toEqual([]);
  });

  it('names everybody who can, but for what is not followed', () => {
    const missed = [...answers].flatMap(([name, items]) => {
      if (UNRESOLVED.includes(name) || PARTLY.includes(name)) return [];
      return Object.keys(POWERS).flatMap((power) => {
        const expected = [...truthOf(name, power)].sort();
        const some = items.filter((item) => item.power === power && isFollowed(item));
        const named = some.map(words);
        return named.sort().join() === expected.join() ? [] : [{ name, power, named, expected }];
      });
    });
    expect(missed).toEqual([]);
    const items = [...answers.values()].flat().filter(isFollowed);
    expect(items.every(({ proved }) => proved)).toBe(true);
    expect(items.length).toBeGreaterThan(40);
  });

  it('leaves nobody out who can, where it does not know who stands behind', () => {
    const of = (name: string) => answers.get(name)!.filter((item) => !isFollowed(item));
    const never = `${CHAIN}:${scene.keys.at(-1)!}`;
    expect(of('owner never sent')).toMatchObject([
      { power: 'change-code', holder: never, note: expect.stringMatching(/never a transaction/) },
      { power: 'own', holder: never },
    ]);
    // Whom a timelock names behind itself is in the reason only: it may lie.
    const [{ holder, note }] = of('timelock that another executes') as [Item, ...Item[]];
    expect(scene.keys).not.toContain(holder!.slice(CHAIN.length + 1));
    expect(note).toMatch(/^what 0x\w{40} proposes, others execute: 0x\w{40}$/);
    for (const name of ['timelock', 'coin']) expect(of(name)).toEqual([]);
    const nobody = { kind: 'unresolved', holder: null, proved: false };
    expect(of('renounced')).toMatchObject([{ ...nobody, power: 'own' }]);
    expect(of('a manager itself')).toMatchObject([{ ...nobody, power: 'change-code' }]);
    // Named by a contract for a role that opens nothing.
    const loop = answers.get('a loop of roles')!.filter(({ power }) => power === 'role');
    expect(loop.map((item) => item.note)).toEqual([IDLE, IDLE]);
  });

  it('names for each function those who can call it, and nobody else', () => {
    const other = [...functions].flatMap(([name, items]) => {
      const isShown = !UNSHOWN.includes(name);
      const known = new Map(
        Object.entries(scene.truth.get(name)!.functions ?? {}).map(([of, who]) => [
          toFunctionSelector(of) as string,
          who.map((one) => `${CHAIN}:${one}`).sort(),
        ]),
      );
      const named = items
        .filter(({ state }) => state === 'restricted')
        .map(({ selector, holders }) => [selector, holders.sort()] as const);
      const wrong = named.filter(([of, who]) => who.join() !== known.get(of)?.join());
      const missed = [...known.keys()].filter(
        (of) => isShown && !named.some(([one]) => one === of),
      );
      return [...wrong, ...missed].map((one) => ({ name, one }));
    });
    expect(other).toEqual([]);
  });
});
