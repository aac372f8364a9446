/** Files of users, by key: in an S3 bucket, or below the data directory. */
export interface FileStore {
  /** Replaces what is there, whole or not at all. */
  put(key: string, file: StoredFile): Promise<void>;
  find(key: string): Promise<StoredFile | undefined>;
  /** Nothing happens where there is none. */
  delete(key: string): Promise<void>;
}

export interface StoredFile {
  bytes: Buffer;
  type: string;
}

/** Folders and names of letters, digits and `._-`, none beginning with a dot. */
const KEY = /^[a-z0-9-]{1,40}(\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,150}){1,3}$/;

/** @throws Error for a key that no code of ours makes */
export function assertKey(key: string): void {
  if (!KEY.test(key)) throw new Error('A file key has characters that a key cannot have');
}
