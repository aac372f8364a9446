import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

export type Encoding = 'br' | 'zstd' | 'gzip';

/** Smallest first for a page. */
export const ENCODINGS: readonly Encoding[] = ['br', 'zstd', 'gzip'];

export const EXTENSIONS: Readonly<Record<Encoding, string>> = {
  br: '.br',
  zstd: '.zst',
  gzip: '.gz',
};

const WEIGHT = /^q=([01](?:\.\d{0,3})?)$/i;
const NONE: ReadonlySet<Encoding> = new Set();

export function acceptedEncodings(header: string | undefined): ReadonlySet<Encoding> {
  if (!header) return NONE;
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', parameter] = part.split(';', 2);
    const weight = parameter === undefined ? 1 : Number(WEIGHT.exec(parameter.trim())?.[1] ?? 0);
    weights.set(name.trim(), weight);
  }
  const others = weights.get('*') ?? 0;
  return new Set(ENCODINGS.filter((encoding) => (weights.get(encoding) ?? others) > 0));
}

type Encode = (body: Buffer) => Promise<Buffer>;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const { constants } = zlib;

/** In Node from 22.15 and 23.8. */
const zstd = typeof zlib.zstdCompress === 'function' ? promisify(zlib.zstdCompress) : undefined;

/** About a millisecond per 100 kB; higher levels save 1 to 9 % in ten times the time. */
const ENCODERS: Readonly<Partial<Record<Encoding, Encode>>> = {
  br: (body) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  zstd: zstd && ((body) => zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: 9 } })),
  gzip: (body) => gzip(body, { level: 6 }),
};

/** That this Node can make. */
export const PAGE_ENCODINGS = ENCODINGS.filter((encoding) => ENCODERS[encoding]);

/** Off the main thread. */
export const encodePage = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  ENCODERS[encoding]!(body);
