import { record as makeRecord } from '../testing/importText';
import { parseDiscovery, type Discovery } from '../l2beat';
import type { ProjectRecord } from '../projects/record';
import type { ChainDocument } from './document';
import { applyLook } from './importChain';

const TODAY = '2026-11-21';
const at = (n: number): string => `eip155:1:0x${n.toString(16).padStart(40, '0')}`;
const day = (on: string): number => Date.parse(`${on}T12:00:00Z`) / 1_000;

/** Contract 1 runs the code at 5; who can upgrade it is a key, unless `more` says. */
const look = (more: Partial<ChainDocument> = {}, code = at(5), on = '2026-11-20') =>
  ({
    name: 'vault',
    timestamp: day(on),
    usedBlockNumbers: { 'eip155:1': 100 },
    entries: [
      { address: at(1), type: 'Contract', name: 'Vault', values: { $implementation: code } },
      {
        ...{ address: at(9), type: 'EOA' },
        receivedPermissions: [{ permission: 'upgrade', from: at(1), delay: 0 }],
      },
    ],
    chains: [{ chain: 'eip155:1', hash: `0x${'a'.repeat(64)}`, day: on, hosts: ['example.com'] }],
    settled: [at(1)],
    changedOn: [],
    looks: [],
    events: [],
    eventsWhole: [],
    open: [],
    ...more,
  }) as ChainDocument;

const record = (contract: object = {}, more: object = {}): ProjectRecord =>
  makeRecord('vault', {
    contracts: [{ id: at(1), name: 'Vault', role: 'vault', source: 's', ...contract }],
    ...more,
  }) as ProjectRecord;

const apply = (before: ProjectRecord, document = look()) =>
  applyLook(before, document, parseDiscovery(document) as Discovery, TODAY);
const first = (before: ProjectRecord, document = look()) =>
  apply(before, document).record!.contracts![0]!;

describe('a look at contracts', () => {
  it('adds what is not recorded, and says nothing of the rest', () => {
    const { record: after, moves, notes } = apply(record());
    expect(after!.contracts).toEqual([
      {
        ...{ id: at(1), name: 'Vault', role: 'vault', source: 's' },
        ...{ proxy: true, implementation: at(5) },
        sources: { proxy: 'chain-code-1', code: 'chain-code-1' },
      },
    ]);
    expect(after!.observations).toMatchObject([{ key: 'control', value: { whole: false } }]);
    expect(after!.sources!['chain-code-1']).toEqual({
      ...{ url: 'https://etherscan.io/block/100', tier: 'P0', how: 'machine', block: 100 },
      ...{ title: 'Read from the chain: code of vault on eip155:1', statedOn: '2026-11-20' },
      ...{ checkedOn: TODAY, locator: `block 0x${'a'.repeat(64)} at example.com` },
    });
    expect({ moves, notes }).toEqual({ moves: [], notes: [] });
  });

  it('hands over a holder whose wait is not known without a wait', () => {
    const held = { power: 'upgrade', kind: 'key', holder: at(9).slice('eip155:1:'.length) };
    const waiting = (...delays: (number | null)[]) =>
      look({
        looks: [{ id: at(1), powers: delays.map((delay) => ({ ...held, delay })) }] as never,
      });
    const first = (document: ChainDocument) =>
      (apply(record(), document).record!.observations![0]!.value as { powers: object[] }).powers[0];
    expect(first(waiting(0))).toMatchObject({ holder: 'key', delaySeconds: 0 });
    expect(first(waiting(null))).not.toHaveProperty('delaySeconds');
    // Another way of the same holder is known.
    expect(first(waiting(null, 0))).toMatchObject({ holder: 'key', delaySeconds: 0 });
  });

  it('proves nobody weaker by a wait that may be shorter', () => {
    const entries = structuredClone(look().entries) as { receivedPermissions?: object[] }[];
    entries[1]!.receivedPermissions = [{ permission: 'upgrade', from: at(1), delay: 432_000 }];
    const held = { power: 'upgrade', kind: 'key', holder: at(9).slice('eip155:1:'.length) };
    const looks = [{ id: at(1), powers: [{ ...held, delay: null }] }] as never;
    const [slow, safe] = [
      { power: 'change-code', delaySeconds: 432_000, holder: 'key' },
      { power: 'change-code', delaySeconds: 0, holder: 'multisig', threshold: 5, signers: 9 },
    ];
    const beside = (power: object) => {
      const value = { powers: [power], whole: true };
      const before = record({}, { observations: [{ key: 'control', value, source: 's' }] });
      return apply(before, look({ entries, looks })).record!.observations![0];
    };
    expect(beside(slow)).toBeUndefined();
    expect(beside(safe)!.value).toMatchObject({ powers: [{ holder: 'key' }, { ...safe }] });
  });

  it('found again moves every source forward, and writes nothing', () => {
    const before = apply(record()).record!;
    const { record: after, moves } = apply(before, look({}, at(5), '2026-11-21'));
    expect(after).toBeUndefined();
    expect(moves.map(({ key, to }) => [key, to.statedOn])).toEqual([
      ['chain-code-1', '2026-11-21'],
      ['chain-powers-1', '2026-11-21'],
    ]);
  });

  it('moves no source of which a fact was not found again', () => {
    const before = apply(record()).record!;
    const { moves } = apply(before, look({ settled: [] }));
    expect(moves.map(({ key }) => key)).toEqual(['chain-powers-1']);
  });

  it('takes other code with the day of its event, and never without', () => {
    const recorded = { proxy: true, implementation: at(4), codeChangedOn: '2026-01-01' };
    const known = { ...recorded, codeChanges: ['2026-01-01'], codeChangesWhole: true };
    expect(apply(record(known)).record!.contracts![0]).toMatchObject(known);
    expect(apply(record(known)).notes).toEqual([`Vault runs other code than recorded: ${at(5)}`]);
    const changedOn = [{ id: at(1), day: '2026-11-19' }];
    expect(first(record(known), look({ changedOn }))).toMatchObject({
      ...{ implementation: at(5), codeChangedOn: '2026-11-19', codeChangesWhole: false },
      codeChanges: ['2026-01-01', '2026-11-19'],
    });
    const early = [{ id: at(1), day: '2025-11-19' }];
    expect(first(record(known), look({ changedOn: early }))).toMatchObject(known);
  });

  it('leaves what is recorded of a later day', () => {
    const sources = {
      s: { url: 'https://example.org/facts', title: 'Facts', tier: 'P1', checkedOn: TODAY },
    };
    const later = { sources: { s: { ...sources.s, statedOn: TODAY } } };
    const known = { proxy: false, implementation: at(4) };
    const changedOn = [{ id: at(1), day: '2026-11-19' }];
    expect(first(record(known, later), look({ changedOn }))).toMatchObject(known);
  });

  const followed = (powers: object[], on?: string) =>
    record(
      {},
      {
        observations: [{ key: 'control', value: { powers, whole: true }, source: 's' }],
        ...(on !== undefined && {
          sources: {
            s: { url: 'https://example.org/a', title: 'A', tier: 'P1', checkedOn: on },
          },
        }),
      },
    );
  const change = (holder: object) => ({ power: 'change-code', delaySeconds: 0, ...holder });
  const big = change({ holder: 'multisig', threshold: 5, signers: 9 });
  const funds = { power: 'move-funds', holder: 'vote' };

  it.each<[string, object[], string | undefined, object[] | undefined]>([
    [
      'stronger ones',
      [big, funds],
      undefined,
      [{ holder: 'key' }, { ...big, source: 's' }, { ...funds, source: 's' }],
    ],
    ['as weak ones', [change({ holder: 'key' }), funds], undefined, undefined],
    ['one of an unknown delay', [{ power: 'change-code', holder: 'key' }], undefined, undefined],
    ['one that has run out', [change({ holder: 'key' })], '2025-10-01', [{ holder: 'key' }]],
    ['others of a source that has run out', [big, funds], '2025-10-01', [{ holder: 'key' }]],
    ['nobody', [change({ holder: 'nobody' })], undefined, [{ holder: 'key' }]],
  ])('beside %s that somebody followed', (_what, powers, on, expected) => {
    const { record: after, notes } = apply(followed(powers, on));
    const [control] = after!.observations!;
    if (expected) expect(control!.value).toMatchObject({ powers: expected, whole: false });
    else {
      expect(control).toBeUndefined();
      expect(notes).toEqual(['powers kept: somebody followed them, and none was proved weaker']);
    }
  });

  it('does not forget what somebody followed once a weaker holder was seen for a day', () => {
    const small = change({ holder: 'multisig', threshold: 2, signers: 3 });
    const seen = apply(followed([small])).record!;
    const [upgrade] = (look().entries[1] as { receivedPermissions: object[] }).receivedPermissions;
    const safe = {
      ...{ address: at(8), type: 'Contract', proxyType: 'gnosis safe' },
      values: { $threshold: 5, $members: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => at(20 + n)) },
      receivedPermissions: [upgrade],
    };
    const later = apply(seen, look({ entries: [look().entries[0]!, safe] })).record!;
    expect(later.observations!.at(-1)!.value).toMatchObject({
      powers: [
        { holder: 'multisig', threshold: 5, signers: 9 },
        { ...small, source: 's' },
      ],
    });
  });

  it('withdraws no power when none was proved, and names what is open', () => {
    const before = apply(record()).record!;
    const entries = look().entries.slice(0, 1);
    const { moves, notes } = apply(before, look({ entries, open: ['Vault: nobody was found'] }));
    expect(moves.map(({ key }) => key)).toEqual(['chain-code-1']);
    expect(notes).toEqual([
      'powers kept: none was proved now',
      'not known: Vault: nobody was found',
    ]);
  });

  it('is of the project that was asked for', () => {
    expect(() => apply(record(), look({ name: 'other' }))).toThrow('The look is at other');
  });
});
