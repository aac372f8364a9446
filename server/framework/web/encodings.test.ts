import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, encodePage } from './encodings';

describe('chooseEncoding', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['gzip;q=0.5, br;q=0', 'gzip'],
    ['br; q=0.0, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['identity', undefined],
    ['br;q=x', undefined],
  ])('for %j is %j', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });

  it('is one of those there are', () => {
    expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip');
    expect(chooseEncoding('br, gzip', [])).toBeUndefined();
  });
});

describe('encodePage', () => {
  it('can be decoded', async () => {
    const body = Buffer.from('text '.repeat(100));
    expect(gunzipSync(await encodePage(body, 'gzip'))).toEqual(body);
    expect(brotliDecompressSync(await encodePage(body, 'br'))).toEqual(body);
  });
});
