import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { makeEtag, matchesEtag } from '../../etag';
import { acceptedEncodings, ENCODINGS, EXTENSIONS, type Encoding } from './encodings';
import { parseRange } from './parseRange';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
/** Next serves larger files from disk. */
const LARGEST_BYTES = 2_000_000;

interface Variant {
  bytes: Buffer;
  encoding: Encoding | undefined;
  etag: string;
}

interface FinishedFile {
  /** The smallest compressed one first, the file itself last. */
  variants: Variant[];
  headers: string[];
}

export interface Folder {
  url: string;
  directory: string;
  /** Compressed copies, under the same names with an extension. */
  compressed: string;
  makeHeaders: (url: string) => string[];
}

const listFiles = (directory: string): string[] =>
  existsSync(directory)
    ? readdirSync(directory, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(directory.length + 1))
    : [];

function readVariants(path: string, encoding?: Encoding): Variant[] {
  if (!existsSync(path)) return [];
  const bytes = readFileSync(path);
  return [{ bytes, encoding, etag: makeEtag(bytes) }];
}

function readFinished({ directory, compressed }: Folder, name: string, headers: string[]) {
  const variants = [
    ...ENCODINGS.flatMap((encoding) =>
      readVariants(join(compressed, `${name}${EXTENSIONS[encoding]}`), encoding),
    ).sort((one, other) => one.bytes.length - other.bytes.length),
    ...readVariants(join(directory, name)),
  ];
  const vary = variants.length > 1 ? ['Vary', 'Accept-Encoding'] : [];
  const type = TYPES[extname(name)]!;
  return {
    variants,
    headers: [...headers, 'Content-Type', type, 'Accept-Ranges', 'bytes', ...vary],
  };
}

/** The build's static files, in memory, compressed by the build and never at a request. */
export class FinishedFiles {
  private readonly files = new Map<string, FinishedFile>();

  constructor(folders: readonly Folder[]) {
    for (const folder of folders)
      for (const name of listFiles(folder.directory)) this.read(folder, name);
  }

  private read(folder: Folder, name: string): void {
    if (!(extname(name) in TYPES) || statSync(join(folder.directory, name)).size > LARGEST_BYTES)
      return;
    const url = `${folder.url}/${name}`;
    const escaped = `${folder.url}/${name.split('/').map(encodeURIComponent).join('/')}`;
    const file = readFinished(folder, name, folder.makeHeaders(url));
    this.files.set(url, file).set(escaped, file);
  }

  /** @returns whether it was one of the files */
  send(request: IncomingMessage, response: ServerResponse): boolean {
    const file = this.files.get(request.url!.split('?', 1)[0]!);
    if (!file) return false;
    const plain = file.variants.at(-1)!;
    const accepted = acceptedEncodings(request.headers['accept-encoding']);
    const variant =
      file.variants.find(({ encoding }) => encoding && accepted.has(encoding)) ?? plain;
    const etags = file.variants.map(({ etag }) => etag);
    if (matchesEtag(request.headers['if-none-match'], ...etags)) {
      response.writeHead(304, [...file.headers, 'ETag', variant.etag]).end();
    } else if (request.headers.range && isSameVersion(request.headers['if-range'], plain.etag)) {
      sendRange(request, response, file.headers, plain);
    } else sendVariant(request, response, file.headers, variant);
    return true;
  }
}

const isSameVersion = (ifRange: string | string[] | undefined, etag: string): boolean =>
  ifRange === undefined || ifRange === etag;

function sendVariant(
  { method }: IncomingMessage,
  response: ServerResponse,
  headers: string[],
  { bytes, encoding, etag }: Variant,
  status = 200,
): void {
  response.writeHead(status, [
    ...headers,
    ...(encoding ? ['Content-Encoding', encoding] : []),
    'ETag',
    etag,
    'Content-Length',
    String(bytes.length),
  ]);
  response.end(method === 'HEAD' ? undefined : bytes);
}

/** Parts of a compressed file are useless. */
function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  headers: string[],
  plain: Variant,
): void {
  const size = plain.bytes.length;
  const range = parseRange(request.headers.range!, size);
  if (range === 'all') return sendVariant(request, response, headers, plain);
  if (range === 'none') {
    response.writeHead(416, [...headers, 'Content-Range', `bytes */${size}`]).end();
    return;
  }
  const { first, last } = range;
  const bytes = plain.bytes.subarray(first, last + 1);
  const where = ['Content-Range', `bytes ${first}-${last}/${size}`];
  sendVariant(request, response, [...headers, ...where], { ...plain, bytes }, 206);
}
