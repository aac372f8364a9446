import { compare, review } from './compare';
import { readRecords, setDay } from './curated';
import exceptions from './exceptions.json';
import names from './names.json';
import pinned from './pinned.json';
import { findProjects, readDump } from './readDumps';
import type { CuratedRecord, Dump } from './types';

const NAMES = { vault: { victims: ['vault', 'vaultv2'], programmes: ['vault-core', 'vault-web'] } };
const DAY = '2026-09-01';
const CORE = `eip155:1:0x${'1'.repeat(40)}`;
const CODE = `eip155:1:0x${'2'.repeat(40)}`;

const record = (more: Partial<CuratedRecord> = {}): CuratedRecord => ({
  id: 'vault',
  contracts: [{ id: CORE, implementation: CODE, source: 's' }],
  incidents: [{ occurredOn: '2026-05-01', title: 'Drained', lossUsd: 900 }],
  bounty: { status: 'active', topRewardUsd: 50_000, source: 's' },
  observations: [
    {
      ...{ key: 'control', source: 's' },
      value: { powers: [{ holder: 'multisig', contract: CORE, threshold: 3, signers: 5 }] },
    },
  ],
  sources: { s: { checkedOn: '2026-11-25', statedOn: '2026-06-01' } },
  ...more,
});
const dump = (more: Partial<Dump> = {}): Dump => ({
  ...{ incidents: [], bounties: [], contracts: [], rows: 0 },
  ...more,
});
const incident = (more: object = {}) => ({
  incidents: [{ project: 'vault', on: '2026-05-02', name: 'Vault', lossUsd: 1_000, ...more }],
});
const bounty = (...given: object[]) => ({
  bounties: given.map((more) => ({
    ...{ project: 'vault', programme: 'core', topRewardUsd: 50_000, ended: false },
    ...{ on: '2026-07-24', ...more },
  })),
});
const contract = (more: object) => ({
  contracts: [
    {
      ...{ project: 'vault', contract: CORE, on: '2026-07-01' },
      ...{ implementation: null, threshold: null, signers: null, ...more },
    },
  ],
});
const texts = (given: Partial<Dump>, of = record()) =>
  compare([of], dump(given), DAY).map(({ text }) => text);

describe('the curated set', () => {
  const records = readRecords();
  const all = pinned.flatMap(({ facts }) => compare(records, facts, setDay()));

  it('contradicts no pinned fact that nobody has reviewed', () => {
    expect(pinned.map(({ kind }) => kind)).toEqual([
      ...['defihacklabs', 'explorer', 'immunefi', 'defillama'],
    ]);
    expect(review(all, exceptions).open).toEqual([]);
  });

  it('has no exception without need or reason, and a name for each project', () => {
    expect(review(all, exceptions).unused).toEqual([]);
    expect(exceptions.filter(({ why }) => why.length < 10)).toEqual([]);
    expect(Object.keys(names).sort()).toEqual(records.map(({ id }) => id).sort());
  });

  it('is held against facts with a source and a commit', () => {
    for (const { url, commit } of pinned) {
      expect(url).toMatch(/^https:\/\/github\.com\//);
      expect(commit).toMatch(/^[0-9a-f]{40}$/);
    }
  });
});

describe('a dump contradicts a record', () => {
  it.each<[string, Partial<Dump>, string[]]>([
    ['that has its incident', incident(), []],
    ['without its incident', incident({ on: '2026-05-05' }), ['not recorded, loss 1000']],
    ['with another loss', incident({ lossUsd: 2_000 }), ['loss 2000, recorded 900 (Drained)']],
    ['with a loss of about the same', incident({ lossUsd: 1_350 }), []],
    ['of a set whose day is before the incident', incident({ on: '2026-09-02' }), []],
    ['of another project', incident({ project: 'other', on: '2026-05-09' }), []],
    ['with its bounty', bounty({}, { topRewardUsd: 10 }), []],
    ['with another reward', bounty({ topRewardUsd: 10 }), ['top reward 10, recorded 50000']],
    ['after the end of its bounty', bounty({ ended: true }), ['ended, recorded active']],
    ['whose source is newer', bounty({ topRewardUsd: 10, on: '2026-05-01' }), []],
    ['with its code', contract({ implementation: CODE, threshold: 3, signers: 5 }), []],
    [
      'with other code',
      contract({ implementation: CORE }),
      [`implementation ${CORE}, recorded ${CODE}`],
    ],
    ['with another threshold', contract({ threshold: 2 }), ['threshold 2, recorded 3']],
    ['of a later block', contract({ threshold: 2, on: '2026-05-01' }), []],
  ])('%s: %j', (_, given, expected) => expect(texts(given)).toEqual(expected));

  it('without its bounty', () => {
    expect(texts(bounty({}), record({ bounty: undefined }))).toEqual(['open, recorded nothing']);
  });
});

describe('reading a dump', () => {
  it.each<[string, string[]]>([
    ['Vault', ['vault']],
    ['VaultV2Router', ['vault']],
    ['My_vault', ['vault']],
    ['Vaulted', []],
    ['MEV Bot 0x1234abcd', []],
  ])('finds the projects that %s may mean', (name, projects) =>
    expect(findProjects(name, NAMES)).toEqual(projects),
  );

  it('takes incidents from a README, from JSON and from a page', async () => {
    const fact = { project: 'vault', on: '2026-05-02', name: 'Vault', lossUsd: 1_000 };
    const readme = '### 20260502 Vault - Key\n### Lost: $1K\n';
    const rows = [{ date: '20260502', name: 'Vault', Lost: 1_000, lossType: 'USDC' }];
    expect((await readDump('defihacklabs', readme, NAMES)).incidents).toEqual([fact]);
    const copied = { date: '2026-05-02', name: 'Vault', amount: 0.001, vector: 'DNS Hijack' };
    const incidents = [copied, { ...copied, name: 'Other' }, { ...copied, amount: null }];
    const page = `<p>\n<script>window.__DATA__ = ${JSON.stringify({ incidents })};</script>`;
    expect((await readDump('explorer', JSON.stringify(rows), NAMES)).incidents).toEqual([fact]);
    expect((await readDump('defillama', page, NAMES)).incidents).toEqual([
      fact,
      { ...fact, lossUsd: null },
    ]);
    await expect(readDump('defillama', '<p>', NAMES)).rejects.toThrow('no list of incidents');
  });

  it('takes the programmes that are ours from the board', async () => {
    const programmes = [
      { slug: 'vault-core', maxBounty: 7, endDate: null },
      { slug: 'vault-web', maxBounty: 5, endDate: '2026-01-01' },
      { slug: 'other', maxBounty: 9 },
    ];
    const board = JSON.stringify({ asOf: '2026-07-24', programmes });
    expect((await readDump('immunefi', board, NAMES)).bounties).toEqual([
      ...bounty({ programme: 'vault-core', topRewardUsd: 7 }).bounties,
      ...bounty({ programme: 'vault-web', topRewardUsd: 5, ended: true }).bounties,
    ]);
  });

  it('takes code and thresholds from L2BEAT', async () => {
    const values = { $implementation: `eth:0x${'2'.repeat(40)}`, $threshold: 3, $members: ['a'] };
    const entries = [
      { address: `eth:0x${'1'.repeat(40)}`, values },
      { address: 'nowhere:0x1', values },
    ];
    const file = JSON.stringify({ timestamp: 1_782_864_000, entries });
    expect((await readDump('l2beat:vault', file, NAMES)).contracts).toEqual(
      contract({ implementation: CODE, threshold: 3, signers: 1 }).contracts,
    );
  });

  it('refuses other kinds', async () => {
    await expect(readDump('l2beat:nobody', '{}', NAMES)).rejects.toThrow('Unknown kind');
  });
});
