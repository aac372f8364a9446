import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

const COMPRESSIBLE = ['.css', '.js', '.json', '.svg', '.txt'];
const LEAST_BYTES = 1_024;
const { constants } = zlib;

/** Maximum levels. */
const ENCODERS = {
  '.gz': (bytes) => promisify(zlib.gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  '.br': (bytes) =>
    promisify(zlib.brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
};

async function finish(file, target) {
  const bytes = readFileSync(file);
  if (bytes.length < LEAST_BYTES) return;
  mkdirSync(dirname(target), { recursive: true });
  await Promise.all(
    Object.entries(ENCODERS).map(async ([extension, encode]) => {
      const encoded = await encode(bytes);
      if (encoded.length < bytes.length) writeFileSync(`${target}${extension}`, encoded);
    }),
  );
}

export async function finishFiles(from, to) {
  if (!existsSync(from)) return;
  const files = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map((file) => finish(file, join(to, relative(from, file)))));
}
