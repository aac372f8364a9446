import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { makeEtag } from '../../etag';
import { ENCODINGS, EXTENSIONS, type Encoding } from './encodings';
import { FinishedBytes, type Variant } from './FinishedBytes';

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

function readVariants(path: string, encoding?: Encoding): (Variant & { bytes: Buffer })[] {
  if (!existsSync(path)) return [];
  const bytes = readFileSync(path);
  return [{ bytes, etag: makeEtag(bytes), ...(encoding && { encoding }) }];
}

function readFile({ directory, compressed }: Folder, name: string, headers: string[]) {
  const variants = [
    ...ENCODINGS.flatMap((encoding) =>
      readVariants(join(compressed, `${name}${EXTENSIONS[encoding]}`), encoding),
    ).sort((one, other) => one.bytes.length - other.bytes.length),
    ...readVariants(join(directory, name)),
  ];
  const vary = variants.length > 1 ? ['Vary', 'Accept-Encoding'] : [];
  const type = ['Content-Type', TYPES[extname(name)]!];
  return new FinishedBytes({
    variants,
    headers: [...headers, ...type, 'Accept-Ranges', 'bytes', ...vary],
  });
}

/** The build's static files by address, compressed by the build and never at a request. */
export function readFiles(folders: readonly Folder[]): Map<string, FinishedBytes> {
  const files = new Map<string, FinishedBytes>();
  for (const folder of folders)
    for (const name of listFiles(folder.directory)) {
      const { size } = statSync(join(folder.directory, name));
      if (!(extname(name) in TYPES) || size > LARGEST_BYTES) continue;
      const url = `${folder.url}/${name}`;
      const escaped = `${folder.url}/${name.split('/').map(encodeURIComponent).join('/')}`;
      const file = readFile(folder, name, folder.makeHeaders(url));
      files.set(url, file).set(escaped, file);
    }
  return files;
}
