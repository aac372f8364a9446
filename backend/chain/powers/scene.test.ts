import { toFunctionSelector } from 'viem';
import { buildScene } from '../../../testing/chain/buildScene';
import type { Scene } from '../../../testing/chain/Scene';
import { PARTLY, UNRESOLVED, UNSHOWN } from '../../../testing/chain/unresolved';
import { applyPowers } from '../../facts/import/chain/applyPowers';
import { parseDiscovery, type Discovery } from '../../facts/import/l2beat';
import type { ProjectRecord } from '../../facts/import/projects/record';
import { createChainClient } from '../rpc/node';
import type { PinnedNode } from '../rpc/types';
import { analyse } from './analyse';
import { CodeReader } from './CodeReader';
import { Follower } from './holders';
import type { ChainDocument } from './document';
import { toDiscovery, toLook } from './toDiscovery';
import type { Analysis, End, Power } from './types';

interface Named {
  holder: string;
  threshold?: number;
  signers?: number;
  delaySeconds?: number;
}

const endWords = (end: End): string => {
  if (end.kind === 'multisig') return `${end.threshold}/${end.signers.length} ${end.id}`;
  return end.kind === 'anybody' ? 'anybody' : `${end.kind} ${end.id}`;
};
const claims = ({ powers }: Analysis, kind: Power['power']): string[] =>
  powers
    .filter(({ power, end }) => power === kind && end.kind !== 'unresolved')
    .map(
      ({ end, delaySeconds, isSooner }) =>
        `${endWords(end)} after ${isSooner ? 'not known' : delaySeconds}`,
    )
    .sort();

const TOKENS = ['transparent', 'beacon', 'uups', 'own', 'items'];
const KINDS = ['upgrade', 'own', 'grant-roles', 'role'] as const;

describe('powers of contracts on a chain', () => {
  let scene: Scene;
  let node: PinnedNode;
  const found = new Map<string, Analysis>();
  beforeAll(async () => {
    scene = await buildScene();
    const wait = () => Promise.resolve();
    const options = { now: () => new Date('2026-11-21T00:00:00Z'), wait };
    node = await createChainClient('eip155:31337', [scene.anvil.url], options).pin();
    const follower = new Follower(node, undefined);
    for (const [name, { address }] of scene.truth)
      found.set(name, await analyse(follower, address));
  }, 120_000);
  afterAll(() => scene?.anvil.stop());

  const each = (check: (name: string, analysis: Analysis) => unknown) =>
    [...found].flatMap(([name, analysis]) => check(name, analysis) ?? []);

  it('makes no wrong claim', () => {
    const wrong = each((name, analysis) => {
      const truth = scene.truth.get(name)!;
      const isKind = analysis.kind === truth.kind || analysis.kind === 'unknown';
      const { implementation } = analysis.proxy ?? {};
      return [
        ...(isKind ? [] : [`${name}: ${analysis.kind}`]),
        ...(implementation === undefined || implementation === truth.implementation
          ? []
          : [`${name}: ${implementation}`]),
        ...KINDS.flatMap((kind) =>
          claims(analysis, kind)
            .filter((claim) => !truth[kind]?.includes(claim))
            .map((claim) => `${name}: ${kind} by ${claim}`),
        ),
      ];
    });
    expect(wrong).toEqual([]);
  });

  const handOver = (analysis: Analysis) => {
    const { chain, block } = node;
    const none = { hosts: [], holdings: new Map(), events: null };
    const look = { chain, block, analyses: [analysis], ...none };
    return toDiscovery('scene', [look], new Map());
  };
  const factsOf = (document: ChainDocument): Named[] => {
    const record = { id: 'scene' } as ProjectRecord;
    const file = parseDiscovery(document) as Discovery;
    const powers = applyPowers(record, file, document.looks, '2026-11-21');
    return powers.kind === 'new' ? (powers.value as { powers: Named[] }).powers : [];
  };

  it('makes none where it is handed over', () => {
    const bare = (claim: string) => claim.replace(/ 0x\w+/, '').replace('anybody', 'key');
    const wrong = each((name, analysis) => {
      const { upgrade = [], kind } = scene.truth.get(name)!;
      const document = handOver(analysis);
      const named = factsOf(document).map(({ holder, threshold, signers, delaySeconds }) => {
        const who = holder === 'multisig' ? `${threshold}/${signers}` : holder;
        return `${who} after ${delaySeconds ?? 'not known'}`;
      });
      const isSettled = document.settled.length > 0;
      const can = analysis.kind === 'fixed' ? kind === 'fixed' : upgrade.length > 0;
      return [
        ...named.filter((one) => !upgrade.map(bare).includes(one)).map((one) => `${name}: ${one}`),
        ...(isSettled && !can ? [`${name}: replaceable`] : []),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('finds every holder of the rest', () => {
    const missed = each((name, analysis) => {
      if (UNRESOLVED.includes(name)) return [];
      const { kind, ...truth } = scene.truth.get(name)!;
      return [
        ...(analysis.kind === kind ? [] : [`${name}: ${analysis.kind}`]),
        ...KINDS.flatMap((power) => {
          const expected = [...(truth[power] ?? [])].sort();
          const is = claims(analysis, power);
          return is.join() === expected.join() ? [] : [{ name, power, is, expected }];
        }),
      ];
    });
    expect(missed).toEqual([]);
  });

  const bySelector = (signatures: Record<string, string[]> = {}) =>
    new Map(Object.entries(signatures).map(([of, who]) => [toFunctionSelector(of) as string, who]));

  it('says of no function that somebody can call it who cannot, or that everybody can', () => {
    const wrong = each((name, { functions }) => {
      const held = bySelector(scene.truth.get(name)!.functions);
      return functions
        .filter(({ selector, state, holders }) => {
          const known = held.get(selector);
          if (state === 'open') return known !== undefined;
          return state === 'restricted' && !(known && holders.every((who) => known.includes(who)));
        })
        .map((one) => ({ name, ...one }));
    });
    expect(wrong).toEqual([]);
  });

  it('finds every function that not everybody can call, with all its holders', () => {
    const missed = each((name, { functions }) => {
      if (UNSHOWN.includes(name)) return [];
      const truth = scene.truth.get(name)!;
      const found = new Map(functions.map((one) => [one.selector, one]));
      const expected = [
        ...[...bySelector(truth.functions)].map(([of, who]) => [of, 'restricted', who] as const),
        ...(truth.open ?? []).map((of) => [toFunctionSelector(of), 'open', []] as const),
      ];
      return expected
        .filter(([of, state, who]) => {
          const is = found.get(of);
          return is?.state !== state || [...who].sort().join() !== [...is.holders].sort().join();
        })
        .map((one) => ({ name, one, is: found.get(one[0]) }));
    });
    expect(missed).toEqual([]);
  });

  it('keeps calls that the first holder can repeat, and a stranger cannot', async () => {
    let kept = 0;
    for (const [name, { id, functions }] of found)
      for (const { selector, holders, data } of functions.filter((one) => one.data !== null)) {
        const time = node.block.timestamp + 1;
        const call = (from: string) =>
          node.simulate([{ time, calls: [{ from, to: id, data: data! }] }], {});
        const said = [(await call(holders[0]!))!.ok, (await call(node.actors.stranger))!.ok];
        expect([name, selector, ...said]).toEqual([name, selector, true, false]);
        kept += 1;
      }
    expect(kept).toBeGreaterThan(60);
  });

  it('names who succeeds where nothing shows why', () => {
    const held = each((name, { functions }) =>
      name === 'deposit of the owner'
        ? functions.map(({ state, holders }) => ({ state, holders }))
        : [],
    );
    expect(held).toContainEqual({ state: 'unresolved', holders: [scene.keys[0]] });
  });

  it('tries no more calls than it must, however timelocks are nested', () => {
    const ends = found.get('timelocks in timelocks')!.powers.map(({ end }) => end);
    expect(ends).toContainEqual(
      expect.objectContaining({ kind: 'unresolved', why: 'it takes too many calls to try' }),
    );
  });

  it('names who can what strangers may buy, join or wait for, and calls it restricted for nobody', () => {
    const [owner] = [found.get('what everybody can buy')!.powers[0]!.end as { id: string }];
    for (const [name, signature] of [
      ['what everybody can buy', 'buy(uint256)'],
      ['what everybody can join, or wait for', 'set(uint256)'],
      ['what everybody can join, or wait for', 'late(uint256)'],
      ...['take(uint256)', 'act(uint256)', 'burnFrom(address,uint256)', 'enter(uint256)'].map(
        (one) => ['what everybody can reach', one] as const,
      ),
      ['what everybody can reach', 'collect(address)'],
      ['what everybody can reach', 'inside(uint256)'],
      ['believes a forwarder: OpenForwarder', 'set(uint256)'],
      ['believes a forwarder: PlainForwarder', 'set(uint256)'],
      ['believes a forwarder: behind a proxy', 'set(uint256)'],
      ...['enter(uint256)', 'look(uint256)', 'count(uint256)', 'show(uint256)'].flatMap((one) =>
        TOKENS.map((name) => [`paid in a token: ${name}`, one] as const),
      ),
    ] as const) {
      const { functions } = found.get(name)!;
      const one = functions.find(({ selector }) => selector === toFunctionSelector(signature));
      expect(one).toMatchObject({ state: 'unresolved', guard: null, holders: [owner.id] });
    }
  });

  it('knows no function of a token behind a proxy of its own kind, and says so', () => {
    const { functions, isWhole } = found.get('token behind a proxy: own')!;
    const follow = toFunctionSelector('follow(address)');
    expect([functions.map(({ selector }) => selector), isWhole]).toEqual([[follow], false]);
    expect(found.get('token behind a proxy: beacon')!.isWhole).toBe(true);
  });

  it('makes a fact of what waits in a manager, whose code runs itself', () => {
    const { powers, open } = found.get('uups with a manager that waits')!;
    expect(powers.filter(({ loose }) => loose !== undefined)).toEqual([]);
    expect(open.filter(({ why }) => why.includes('replace'))).toEqual([]);
  });

  it.each([
    'timelock of a proxy of its own kind',
    'timelock of a proxy that names calls',
    'timelock that its proposer plugs',
  ])('makes no fact of a wait in a contract that may come to run other code: %s', (name) => {
    const analysis = found.get(name)!;
    expect(toLook('timelock', analysis).powers[0]).toMatchObject({
      delay: null,
      why: expect.stringMatching(/^0x\w+, which stands between, may come to run other code$/),
    });
    expect(factsOf(handOver(analysis))).toEqual([]);
  });

  it('makes no fact of what a manager says by code that may change', () => {
    const { powers } = found.get('manager that a key replaces')!;
    expect(powers).not.toEqual([]);
    expect(factsOf(handOver(found.get('manager that a key replaces')!))).toEqual([]);
    expect(factsOf(handOver(found.get('access manager')!))).toHaveLength(1);
  });

  it('says whose code a holder replaces first', () => {
    const { powers } = toLook('timelock', found.get('timelock that a key replaces')!);
    const notes = powers.filter(({ power }) => power === 'own').map(({ why }) => why);
    expect(notes).toEqual([
      undefined,
      expect.stringMatching(/^once it has replaced the code of 0x/),
    ]);
  });

  it('says of each that it could not follow that it is open', () => {
    const silent = [...UNRESOLVED, ...PARTLY].filter((name) => {
      const { powers, open } = found.get(name)!;
      return open.length === 0 && !powers.some(({ end }) => end.kind === 'unresolved');
    });
    expect(silent).toEqual([]);
  });

  it('names the key that replaces the code of the token that votes', () => {
    const { powers } = toLook('votes', found.get('votes: a key replaces their code')!);
    expect(powers.filter(({ power }) => power === 'upgrade')).toMatchObject([
      { kind: 'key', delay: 0, why: expect.stringMatching(/^once it has replaced the code of 0x/) },
      { kind: 'unresolved', why: 'a vote, but others may make votes, or need none' },
    ]);
  });

  it('claims no vote by code that takes too long to read', async () => {
    const follower = Object.assign(new Follower(node, undefined), { reader: new CodeReader(0) });
    const { powers } = await analyse(follower, scene.truth.get('governor')!.address);
    expect(powers.map(({ end }) => end.kind)).toEqual(['unresolved', 'unresolved']);
  });

  it('claims nothing where no server tries', async () => {
    const silent = Object.create(node, { simulate: { value: async () => null } }) as PinnedNode;
    for (const name of ['uups', 'owned', 'timelock', 'open to all']) {
      const { address } = scene.truth.get(name)!;
      const analysis = await analyse(new Follower(silent, undefined), address);
      expect(analysis.powers).toEqual([]);
      expect(analysis.open).not.toEqual([]);
    }
  });

  it('says less where no server makes many calls in one block', async () => {
    const simulate: PinnedNode['simulate'] = async (blocks, overrides) =>
      blocks.some(({ calls }) => calls.length > 1) ? null : node.simulate(blocks, overrides);
    const few = Object.create(node, { simulate: { value: simulate } }) as PinnedNode;
    const { address } = scene.truth.get('timelock of compound')!;
    const { powers, functions } = await analyse(new Follower(few, undefined), address);
    expect(powers.map(({ isSooner }) => isSooner)).toEqual([true, true]);
    expect(functions.filter(({ state }) => state === 'restricted')).toEqual([]);
  });

  it('was of one block, which is still the same', async () => {
    await expect(node.settle()).resolves.toBeUndefined();
    expect(node.hosts).toEqual([new URL(scene.anvil.url).host]);
  });
});
