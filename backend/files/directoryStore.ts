import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertKey, type FileStore } from './fileStore';

const OWN_ONLY = 0o600;
const OWN_FOLDER = 0o700;

/** The type is the ending's: keys of code end in one. */
const TYPES: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  zip: 'application/zip',
};

const typeOf = (key: string): string =>
  TYPES[key.split('.').pop() ?? ''] ?? 'application/octet-stream';

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT';

/** Written beside, synced and renamed: a crash leaves the old file or the new one. */
export function directoryStore(root: string): FileStore {
  const pathOf = (key: string): string => {
    assertKey(key);
    return join(root, key);
  };
  return {
    async put(key, { bytes }) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: OWN_FOLDER });
      const beside = `${path}.${randomUUID()}.new`;
      const file = await open(beside, 'wx', OWN_ONLY);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(beside, path).catch(async (error: unknown) => {
        await rm(beside, { force: true });
        throw error;
      });
    },
    async find(key) {
      try {
        return { bytes: await readFile(pathOf(key)), type: typeOf(key) };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
