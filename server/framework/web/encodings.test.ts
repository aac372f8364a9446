import * as zlib from 'node:zlib';
import { acceptedEncodings, encodePage, encodingForPage } from './encodings';

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

describe('encodingForPage', () => {
  it('is the smallest that both sides support', () => {
    expect(encodingForPage(acceptedEncodings('gzip, br'))).toBe('br');
    expect(encodingForPage(acceptedEncodings('gzip'))).toBe('gzip');
    expect(encodingForPage(acceptedEncodings('deflate'))).toBeUndefined();
    // Node has zstd from 22.15 and 23.8.
    const zstd = typeof zlib.zstdCompress === 'function' ? 'zstd' : undefined;
    expect(encodingForPage(acceptedEncodings('zstd'))).toBe(zstd);
  });

  it('can be decoded', async () => {
    const body = Buffer.from('text '.repeat(100));
    expect(zlib.gunzipSync(await encodePage(body, 'gzip'))).toEqual(body);
    expect(zlib.brotliDecompressSync(await encodePage(body, 'br'))).toEqual(body);
    if (typeof zlib.zstdDecompressSync === 'function')
      expect(zlib.zstdDecompressSync(await encodePage(body, 'zstd'))).toEqual(body);
  });
});
