import * as zlib from 'node:zlib';
import { acceptedEncodings, encodePage, PAGE_ENCODINGS } from './encodings';

describe('acceptedEncodings', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['gzip, deflate, br, zstd', ['br', 'zstd', 'gzip']],
    ['GZIP', ['gzip']],
    ['gzip;q=0.5, br;q=0', ['gzip']],
    ['*', ['br', 'zstd', 'gzip']],
    ['br;q=0, *;q=0.1', ['zstd', 'gzip']],
    ['identity', []],
    ['br;q=x', []],
  ])('of %j are %j', (header, accepted) => {
    expect([...acceptedEncodings(header)]).toEqual(accepted);
  });
});

describe('encodePage', () => {
  it('makes what this Node can, which has zstd from 22.15 and 23.8', () => {
    const hasZstd = typeof zlib.zstdCompress === 'function';
    expect(PAGE_ENCODINGS).toEqual(hasZstd ? ['br', 'zstd', 'gzip'] : ['br', 'gzip']);
  });

  it('can be decoded', async () => {
    const body = Buffer.from('text '.repeat(100));
    expect(zlib.gunzipSync(await encodePage(body, 'gzip'))).toEqual(body);
    expect(zlib.brotliDecompressSync(await encodePage(body, 'br'))).toEqual(body);
    if (typeof zlib.zstdDecompressSync === 'function')
      expect(zlib.zstdDecompressSync(await encodePage(body, 'zstd'))).toEqual(body);
  });
});
