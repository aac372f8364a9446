import fc from 'fast-check';
import { diff, planSize } from '../differ/diff';
import { pinItems } from '../projects/planRecord';
import { toDocument } from '../projects/toDocument';
import type { ProjectRecord } from '../projects/record';
import { compose } from './compose';
import type { Listed } from '../listings/listing';
import type { Composed, FileDocument, ListDocument, SourceDocument } from './document';
import { editsBetween } from './edits';

const RUNS = { numRuns: 2_000 };
const NOW = '2026-11-21T10:00:00.000Z';
const at = (n: number): string => `eip155:1:0x${n.toString(16).padStart(40, '0')}`;
const day = (n: number): string => `2026-0${n}-01`;
const sources = Object.fromEntries(
  [1, 2].map((n) => [
    `s${n}`,
    ...[{ url: `https://example.org/${n}`, title: `S${n}`, tier: 'P1', checkedOn: day(n) }],
  ]),
);

const plain = { name: 'Vault', status: 'active' };

const source = fc.constantFrom('s1', 's2');
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const withdrawn = <T>(value: fc.Arbitrary<T>) => fc.oneof(optional(value), fc.constant(null));
const some = <T>(item: fc.Arbitrary<T>) => optional(fc.array(item, { maxLength: 3 }));
const title = fc.constantFrom('First', 'Second');

const file = fc.record({
  name: fc.constantFrom('Vault', 'Vault Finance'),
  status: fc.constantFrom('active', 'wound-down'),
  description: withdrawn(fc.constantFrom('A vault.', 'Another.')),
  statusSince: withdrawn(fc.constantFrom(day(1), day(2))),
  links: optional(
    fc.dictionary(
      fc.constantFrom('website', 'x'),
      fc.constantFrom('https://a.org', 'https://b.org'),
    ),
  ),
  chains: optional(fc.subarray(['eip155:1', 'eip155:10'])),
  tokens: some(
    fc.record({
      id: fc.constantFrom(7, 8).map((n) => at(n).replace(':0x', '/erc20:0x')),
      symbol: fc.constantFrom('V', 'W'),
      decimals: optional(fc.constant(18)),
    }),
  ),
  contracts: some(
    fc.record({
      id: fc.constantFrom(1, 2, 3).map(at),
      name: fc.constant('Vault'),
      role: fc.constant('vault'),
      proxy: optional(fc.boolean()),
      implementation: optional(fc.constantFrom(4, 5).map(at)),
      codeChanges: optional(fc.subarray([day(1), day(2)], { minLength: 1 })),
      source,
    }),
  ),
  audits: some(
    fc.record({
      auditor: fc.constantFrom('One', 'Two'),
      title: optional(title),
      publishedOn: fc.constantFrom(day(1), day(2)),
      reportUrl: fc.constantFrom('https://a.org/1.pdf', 'https://a.org/2.pdf'),
      findings: some(
        fc.record({
          title,
          severity: fc.constant('high'),
          status: fc.constantFrom('fixed', 'open'),
        }),
      ),
      source,
    }),
  ),
  incidents: some(
    fc.record({
      occurredOn: fc.constantFrom(day(1), day(2)),
      title,
      summary: fc.constant('Funds were taken.'),
      lossUsd: optional(fc.constantFrom(1, 2)),
      source,
    }),
  ),
  bounty: withdrawn(
    fc.record({
      status: fc.constant('active'),
      topRewardUsd: optional(fc.constantFrom(1, 2)),
      source,
    }),
  ),
  observations: some(
    fc.record({
      key: fc.constantFrom('documentation', 'response'),
      value: fc.record({ value: fc.integer({ min: 1, max: 3 }) }),
      observedOn: fc.constantFrom(day(1), day(2), day(3)),
      source,
    }),
  ),
});

const tokenOf = (n: number) => ({
  ...{ id: at(n).replace(':0x', '/erc20:0x'), chain: 'eip155:1', address: at(n).slice(9) },
  ...{ symbol: n === 7 ? 'V' : 'W', name: `T${n}`, decimals: 6 },
});
const logo = fc.constantFrom(null, 'https://l.org/l.png');
const listedProtocol = fc
  .record({
    name: fc.constantFrom('Vault', 'Other'),
    category: fc.constant('lending' as const),
    tokens: fc.subarray([7, 8, 9]).map((some) => some.map(tokenOf)),
    links: fc.dictionary(fc.constantFrom('website', 'github'), fc.constant('https://l.org')),
    chains: fc.subarray(['eip155:1', 'eip155:10']),
    logo,
  })
  .map((one): Listed => ({ ...one, symbol: one.tokens[0]?.symbol ?? null }));
const listedToken = fc
  .record({ n: fc.constantFrom(7, 8, 9), logo })
  .map(({ n, logo: icon }): Listed => ({
    ...{ name: `T${n}`, category: null, tokens: [tokenOf(n)], symbol: tokenOf(n).symbol },
    ...{ links: {}, chains: [], logo: icon },
  }));

const distinctIds = <T extends { id: string }>(items: T[] | undefined) =>
  items && [...new Map(items.map((item) => [item.id, item])).values()];

/** As imports would give them, each pinned to what was recorded then. */
const saidInTurn = (files: readonly { said: object; remove: boolean }[]): FileDocument[] => {
  const documents: FileDocument[] = [];
  for (const [seq, { said, remove }] of files.entries()) {
    const { contracts, tokens, ...rest } = said as {
      contracts?: { id: string }[];
      tokens?: { id: string }[];
    };
    const record = {
      ...{ id: 'vault', category: 'dex', sources, ...rest },
      ...{ contracts: distinctIds(contracts), tokens: distinctIds(tokens) },
    } as unknown as ProjectRecord;
    const document = toDocument(record, { seq, removes: remove, isWhole: false });
    documents.push(pinItems(document, compose(documents)));
  }
  return documents;
};

const filesOf = (remove: fc.Arbitrary<boolean>) =>
  fc.array(fc.record({ said: file, remove }), { minLength: 1, maxLength: 5 }).map(saidInTurn);
const anyFiles = filesOf(fc.boolean());
const never = fc.constant(false);

const stateOf = ({ head, aliases, observations: _, ...rows }: Composed) => ({
  project: { id: 'vault', ...head, createdAt: NOW, updatedAt: NOW },
  ...{ aliases, ...rows },
});
/** What others wrote of a project before there was a document. */
const writtenAs = (record: Composed, seq: number) => ({
  ...editsBetween('vault', undefined, record)!,
  seq,
});
const byKey = (record: Composed | undefined) =>
  record && {
    ...record,
    ...Object.fromEntries(
      ([...LISTS, 'issuedTokens', 'observations'] as const).map((list) => [
        list,
        record[list].map((row) => JSON.stringify(row, Object.keys(row).sort())).sort(),
      ]),
    ),
  };
const LISTS = ['tokens', 'contracts', 'audits', 'incidents'] as const;

describe('a record', () => {
  it('is the same however its documents are handed, and with one taken out and put back', () => {
    fc.assert(
      fc.property(anyFiles, fc.infiniteStream(fc.nat()), (documents, keys) => {
        const before = JSON.stringify(documents);
        const shuffled = documents
          .map((one) => ({ one, key: keys.next().value! }))
          .sort((a, b) => a.key - b.key);
        const record = compose(documents);
        expect(compose(shuffled.map(({ one }) => one))).toEqual(record);
        expect(compose([...documents.slice(1), documents[0]!])).toEqual(record);
        expect(JSON.stringify(documents)).toBe(before);
      }),
      RUNS,
    );
  });

  it('is the same when its documents come again, or as one', () => {
    fc.assert(
      fc.property(anyFiles, (documents) => {
        const record = compose(documents)!;
        expect(compose([writtenAs(record, 0)])).toEqual(record);
        const last = documents.at(-1)!;
        const again = pinItems({ ...last, seq: documents.length }, record);
        const observations = record.observations.map((row, id) => ({ id, ...row }));
        const stored = { state: stateOf(record), observations };
        const plan = diff('vault', compose([...documents, again])!, stored, NOW);
        expect(planSize(plan)).toBe(0);
      }),
      RUNS,
    );
  });

  it('is what others wrote since, field by field, whatever is taken out before it', () => {
    fc.assert(
      fc.property(anyFiles, anyFiles, fc.nat(), (documents, others, at) => {
        const [before, after] = [compose(documents)!, compose(others)!];
        const edits = editsBetween('vault', before, after);
        if (!edits) return;
        const seq = documents.length;
        expect(byKey(compose([...documents, { ...edits, seq }]))).toEqual(byKey(after));
        const rest = documents.filter((_, one) => one !== at % documents.length);
        const left = compose([...rest, { ...edits, seq }]);
        if (rest.length === 0) return expect(left).toBeUndefined();
        expect(left!.head).toMatchObject(edits.head);
        for (const [id, edit] of Object.entries(edits.rows.contracts ?? {})) {
          const row = left!.contracts.find((one) => one.id === id);
          if (row) expect(row).toMatchObject(edit!.set);
          else expect(edit?.isNew).toBeUndefined();
        }
      }),
      RUNS,
    );
  });

  it('keeps what a poorer document leaves out', () => {
    fc.assert(
      fc.property(anyFiles, (documents) => {
        const record = compose(documents)!;
        const { name, category, status } = record.head;
        const poor = saidInTurn([{ said: { name, category, status }, remove: true }])[0]!;
        expect(compose([...documents, { ...poor, seq: documents.length }])).toEqual(record);
      }),
      RUNS,
    );
  });

  it('loses no item and no field without leave to remove', () => {
    fc.assert(
      fc.property(filesOf(never), file, (documents, more) => {
        const before = compose(documents)!;
        const said = saidInTurn([{ said: more, remove: false }])[0]!;
        const after = compose([
          ...documents,
          pinItems({ ...said, seq: documents.length }, before),
        ])!;
        for (const list of LISTS)
          for (const row of before[list]) {
            const kept = after[list].find(({ id }) => id === row.id);
            const lost = Object.entries(row).filter(
              ([key, value]) =>
                value !== null && (kept as Record<string, unknown> | undefined)?.[key] === null,
            );
            expect([list, kept?.id, lost]).toEqual([list, row.id, []]);
          }
        expect(after.bounty === null && before.bounty !== null).toBe(false);
      }),
      RUNS,
    );
  });

  it('has a report of a file in the place of all that feeds have of it, with their findings', () => {
    const report = {
      auditor: 'One',
      publishedOn: day(1),
      reportUrl: 'https://a.org/1.pdf',
      source: 's1',
    };
    const findings = [{ title: 'First', severity: 'high', status: 'open' }];
    const fileWith = (audit: object) =>
      saidInTurn([{ said: { ...plain, audits: [audit] }, remove: false }])[0]!;
    const record = compose([fileWith({ ...report, findings })])!;
    const feeds = ['feed:a', 'feed:b'].map((id) => ({ ...record.audits[0]!, id }));
    const written = writtenAs({ ...record, audits: feeds }, 0);
    const said = pinItems({ ...fileWith(report), seq: 1 }, compose([written]));
    expect(compose([written, said])!.audits).toEqual(record.audits);
    // Pinned to the report of the file before it, which is taken back.
    const later = pinItems({ ...fileWith(report), seq: 2 }, compose([written, said]));
    expect(compose([written, later])!.audits).toEqual(record.audits);
  });

  it('of a file and a list, or of two kinds of lists, is the same whichever came first', () => {
    const listOf = (listed: Listed, origin: string): ListDocument => ({
      ...{ form: 1, project: 'vault', speaker: 'list', list: 'L', seq: 0, origin },
      ...{ fillsOnly: false, listed, observations: [] },
    });
    const eitherWay = (one: SourceDocument, other: SourceDocument) =>
      [0, 1].map((seq) => {
        const record = compose([
          { ...one, seq },
          { ...other, seq: 1 - seq },
        ])!;
        const { head } = record;
        return byKey({ ...record, head: { ...head, chains: head.chains.toSorted() } });
      });
    fc.assert(
      fc.property(file, listedProtocol, listedToken, (said, protocol, token) => {
        const [document] = saidInTurn([{ said, remove: false }]);
        const lists = [
          listOf(protocol, 'defillama-protocols'),
          listOf(token, 'token-list'),
        ] as const;
        for (const [first, second] of [
          [document!, lists[0]],
          [document!, lists[1]],
          lists,
        ] as const) {
          const [one, other] = eitherWay(first, second);
          expect(one).toEqual(other);
        }
      }),
      RUNS,
    );
  });

  it('has null where no document says anything', () => {
    fc.assert(
      fc.property(anyFiles, (documents) => {
        const record = compose(documents)!;
        const isSaid = (key: 'description' | 'statusSince' | 'launchedOn') =>
          documents.some(({ head }) => typeof head[key] === 'string');
        for (const key of ['description', 'statusSince', 'launchedOn'] as const)
          if (!isSaid(key)) expect(record.head[key]).toBeNull();
        for (const { id, proxy, implementation } of record.contracts) {
          const rows = documents.flatMap(({ contracts = [] }) =>
            contracts.filter((row) => row.id === id),
          );
          expect(rows.some((row) => row.proxy === proxy)).toBe(true);
          expect(rows.some((row) => row.implementation === implementation)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it.each<[string, object, object, (record: Composed) => unknown, [unknown, unknown]]>([
    [
      'one value',
      { name: 'Vault' },
      { name: 'Vault Finance' },
      ({ head }) => head.name,
      ['Vault Finance', 'Vault'],
    ],
    [
      'the day of a status, which another status ends',
      { status: 'active', statusSince: day(1) },
      { status: 'wound-down' },
      ({ head }) => head.statusSince,
      [null, day(1)],
    ],
    [
      'a withdrawn detail',
      { description: 'A vault.' },
      { description: null },
      ({ head }) => head.description,
      [null, 'A vault.'],
    ],
  ])('depends on which file came first for %s', (_what, first, second, read, expected) => {
    const files = [first, second].map((said) => ({
      said: { name: 'Vault', status: 'active', ...said },
      remove: true,
    }));
    expect([files, files.toReversed()].map((one) => read(compose(saidInTurn(one))!))).toEqual(
      expected,
    );
  });
});
