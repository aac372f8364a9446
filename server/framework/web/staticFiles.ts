import { existsSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { isUtf8MimeType, mime, send } from '@fastify/send';
import { chooseEncoding, ENCODINGS, type Encoding } from './encodings';

const EXTENSIONS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
const IS_COPY = /\.(?:br|gz)$/;

export interface Folder {
  url: string;
  directory: string;
  /** Compressed copies, under the same names with an extension. */
  compressed: string;
  makeHeaders: (url: string) => Record<string, string>;
}

export type SendFile = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const listFiles = (directory: string): string[] =>
  existsSync(directory)
    ? readdirSync(directory, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(directory.length + 1))
    : [];

function contentType(name: string): string {
  const type = mime.getType(name) ?? 'application/octet-stream';
  return isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}

function fileSender({ directory, compressed }: Folder, name: string, given: object): SendFile {
  const encodings = ENCODINGS.filter((one) => existsSync(join(compressed, name + EXTENSIONS[one])));
  const vary = encodings.length > 0 && { Vary: 'Accept-Encoding' };
  const ofFile = { ...given, ...vary, 'Content-Type': contentType(name) };
  return async (request, response) => {
    const { range, 'accept-encoding': accepted } = request.headers;
    // Parts of compressed bytes are useless.
    const encoding = range ? undefined : chooseEncoding(accepted, encodings);
    const { statusCode, headers, stream } = await send(
      request,
      encodeURI(encoding ? name + EXTENSIONS[encoding] : name),
      {
        root: encoding ? compressed : directory,
        cacheControl: false,
        contentType: false,
        lastModified: false,
      },
    );
    response.writeHead(statusCode, {
      ...headers,
      // A failure must not be kept like the file.
      ...(statusCode < 400 && { ...ofFile, ...(encoding && { 'Content-Encoding': encoding }) }),
    });
    // A visitor may have left meanwhile.
    if (response.destroyed) stream.destroy();
    else pipeline(stream, response, () => undefined);
  };
}

/** What sends each of the build's static files, by address. They are compressed by the build. */
export function staticFiles(folders: readonly Folder[]): Map<string, SendFile> {
  const files = new Map<string, SendFile>();
  for (const folder of folders)
    for (const name of listFiles(folder.directory)) {
      if (IS_COPY.test(name)) continue;
      const url = `${folder.url}/${name}`;
      const file = fileSender(folder, name, folder.makeHeaders(url));
      files.set(url, file).set(encodeURI(url), file);
    }
  return files;
}
