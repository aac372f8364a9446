import { join } from 'node:path';
import { bucketStore, type BucketSettings } from './bucketStore';
import { directoryStore } from './directoryStore';
import type { FileStore } from './fileStore';

export type { BucketSettings } from './bucketStore';
export { directoryStore } from './directoryStore';
export type { FileStore, StoredFile } from './fileStore';
export { readBucket } from './settings';

export const openFiles = (dataDir: string, bucket: BucketSettings | undefined): FileStore =>
  bucket ? bucketStore(bucket) : directoryStore(join(dataDir, 'files'));
