import fc from 'fast-check';
import type { Listed } from '../listings/listing';
import type { Edits, ListDocument } from '../compose/document';
import { pack, unpack } from './statements';

const at = (n: number): string => `0x${n.toString(16).padStart(40, '0')}`;
const token = fc
  .record({
    n: fc.integer({ min: 1, max: 3 }),
    name: fc.constantFrom(null, 'Token'),
    decimals: fc.constantFrom(null, 0, 18),
    address: fc.constantFrom(undefined, 'other'),
  })
  .map(({ n, address = at(n), ...rest }) => ({
    ...{ id: `eip155:1/erc20:${at(n)}`, chain: 'eip155:1', address, symbol: 'T', ...rest },
  }));
const listed: fc.Arbitrary<Listed> = fc.record({
  name: fc.constantFrom('', 'Vault'),
  symbol: fc.constantFrom(null, 'V'),
  category: fc.constantFrom(null, 'dex' as const),
  tokens: fc.array(token, { maxLength: 2 }),
  links: fc.dictionary(fc.constantFrom('website', 'x'), fc.constant('https://a.org')),
  logo: fc.constantFrom(null, 'https://a.org/l.png'),
  chains: fc.subarray(['eip155:1', 'eip155:10']),
});
const document: fc.Arbitrary<ListDocument> = fc.record({
  ...{
    form: fc.constant(1),
    project: fc.constantFrom('vault', 'safe'),
    speaker: fc.constant('list'),
  },
  ...{ list: fc.constant('L'), seq: fc.nat(), origin: fc.constant('token-list'), listed },
  ...{ fillsOnly: fc.boolean(), observations: fc.constant([]) },
});
const asStored = (value: object): object => JSON.parse(JSON.stringify(value)) as object;

describe('a document in the table', () => {
  it('says the same as before', () => {
    fc.assert(
      fc.property(document, (one) => {
        const { project, seq } = one;
        expect(unpack(asStored(pack(one)), { project, seq })).toEqual(one);
        // As earlier versions kept it.
        expect(unpack(asStored(one), { project, seq })).toEqual(one);
      }),
    );
  });

  it('keeps what a value of null withdraws', () => {
    const edits: Edits = {
      ...{ form: 1, project: 'vault', speaker: 'others', seq: 3, isWhole: false },
      ...{ head: { description: null }, rows: { audits: { a: null } } },
    };
    expect(unpack(asStored(pack(edits)), { project: 'vault', seq: 3 })).toEqual(edits);
  });

  it('names the project that it was pinned to, where that was merged since', () => {
    const kept = { ...asStored({ speaker: 'others', head: {}, rows: {} }), project: 'safe' };
    expect(unpack(kept, { project: 'vault', seq: 1 })).toMatchObject({ project: 'safe', seq: 1 });
  });
});
