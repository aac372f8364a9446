import { parseKeyword } from './keyword';

const ADDRESS = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';

describe('reading a keyword', () => {
  it('is blank when only spaces were typed, not when nothing in it can be searched for', () => {
    expect(parseKeyword('  \t ').blank).toBe(true);
    expect(parseKeyword('%%')).toMatchObject({ blank: false, whole: '', words: [] });
  });

  it('takes an EVM address in any case, with or without 0x', () => {
    const spellings = [
      ADDRESS,
      ADDRESS.toLowerCase(),
      ADDRESS.toUpperCase(),
      ADDRESS.slice(2),
      ` ${ADDRESS} `,
    ];
    expect(new Set(spellings.map((text) => parseKeyword(text).address))).toEqual(
      new Set([ADDRESS.toLowerCase()]),
    );
  });

  it('takes CAIP-10 and CAIP-19 ids, EVM ones in any case', () => {
    expect(parseKeyword(`eip155:1:${ADDRESS}`).caip).toBe(`eip155:1:${ADDRESS.toLowerCase()}`);
    expect(parseKeyword(`EIP155:1:${ADDRESS.toUpperCase()}`).caip).toBe(
      `eip155:1:${ADDRESS.toLowerCase()}`,
    );
    expect(parseKeyword(`eip155:1/erc20:${ADDRESS}`).caip).toBe(
      `eip155:1/erc20:${ADDRESS.toLowerCase()}`,
    );
    expect(
      parseKeyword(
        'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
      ).caip,
    ).toBe('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv');
  });

  it('takes addresses of other chains to the letter, and no ordinary word for one', () => {
    expect(parseKeyword('7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv').address).toBe(
      '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
    );
    expect(parseKeyword('uniswap').address).toBeNull();
  });

  it('cuts what is too long and repeats no word', () => {
    expect(parseKeyword('word '.repeat(2_000))).toMatchObject({ words: ['word'] });
    expect(parseKeyword('a'.repeat(10_000)).whole).toHaveLength(60);
  });
});
