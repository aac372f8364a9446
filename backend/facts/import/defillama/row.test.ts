import { CATEGORIES } from '../../../../contracts/vocabulary';
import { plainSource } from '../store/rows';
import { toCategory } from './categories';
import { readRow, type ReadRow } from './row';

const row = (more: object = {}) => ({
  id: '1',
  name: 'Uniswap',
  symbol: 'UNI',
  address: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
  url: 'https://uniswap.org/',
  chains: ['Ethereum', 'Base'],
  category: 'Dexs',
  audits: '2',
  audit_links: ['https://github.com/Uniswap/audits'],
  twitter: 'Uniswap',
  github: ['Uniswap'],
  listedAt: 1_600_000_000,
  ...more,
});
const read = (more: object = {}): ReadRow => {
  const result = readRow(row(more), { index: 0 }, '2026-11-21');
  if ('reason' in result) throw new Error(result.reason);
  return result;
};

describe('a row of DefiLlama', () => {
  it('becomes a listing', () => {
    expect(read().listing).toEqual({
      at: { index: 0 },
      name: 'Uniswap',
      symbol: 'UNI',
      category: 'dex',
      hints: [],
      logo: null,
      lockedUsd: null,
      chains: ['eip155:1', 'eip155:8453'],
      tokens: [
        {
          id: 'eip155:1/erc20:0x1f9840a85d5af5bf1d1762f925bdaddc4201f984',
          chain: 'eip155:1',
          address: '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984',
          symbol: 'UNI',
          name: null,
          decimals: null,
        },
      ],
      links: {
        website: 'https://uniswap.org/',
        x: 'https://x.com/Uniswap',
        repository: 'https://github.com/Uniswap',
      },
      auditPage: plainSource({
        url: 'https://github.com/Uniswap/audits',
        tier: 'P3',
        checkedAt: '2026-11-21T00:00:00.000Z',
        title: 'Audit report listed by DefiLlama; auditor and day not stated there',
      }),
    });
  });

  it.each<[string | null, string | undefined]>([
    [
      'arbitrum:0xfc5A1A6EB076a2C7aD06eD22C90d7E710E35ad0a',
      'eip155:42161/erc20:0xfc5a1a6eb076a2c7ad06ed22c90d7e710e35ad0a',
    ],
    [
      'solana:JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN',
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp/token:JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN',
    ],
    ['ethereum:-', undefined],
    ['-', undefined],
    [null, undefined],
    ['', undefined],
    [`0x${'0'.repeat(40)}`, undefined],
    ['mystery:0x12', undefined],
  ])('address %s is token %s', (address, id) =>
    expect(read({ address }).listing.tokens[0]?.id).toBe(id),
  );

  it('lists the chains and tokens it left out', () => {
    expect(read({ chains: ['Ethereum', 'Mystery'] })).toMatchObject({
      unknownChains: ['Mystery'],
      listing: { chains: ['eip155:1'] },
    });
    expect(read({ address: 'mystery:0x12' }).unreadToken).toContain('"mystery"');
  });

  it('keeps no invalid links', () => {
    const { listing } = read({
      url: 'javascript:alert(1)',
      twitter: 'a b',
      github: ['../..', 'x'],
      audit_links: ['ipfs://x'],
    });
    expect(listing).toMatchObject({ links: {}, auditPage: null });
  });

  it.each([
    ['without a name', { name: undefined }],
    ['with an unseen name', { name: '\u200b' }],
    ['with a number for a name', { name: 3 }],
  ])('is refused %s', (_, more) =>
    expect(readRow(row(more), { index: 0 }, '2026-11-21')).toHaveProperty('reason'),
  );

  it('has one of our categories', () => {
    expect(
      ['Dexs', 'Liquid Staking', 'CDP', 'Bridge', 'RWA', 'Something new', null].map(toCategory),
    ).toEqual(['dex', 'liquid-staking', 'cdp', 'bridge', 'real-world-assets', 'other', 'other']);
    expect(CATEGORIES).toContain(toCategory('Yield Aggregator'));
  });
});
