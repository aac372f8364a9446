import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  type Stats,
} from 'node:fs';
import { join, parse } from 'node:path';
import { CannotStart } from './CannotStart';

const FOR_OTHERS = 0o077;
export const OWN_ONLY = 0o700;
const STICKY = 0o1000;

/** What the product writes; an operator's other files are left alone. */
const OURS =
  /^(pglite(\.new)?|secret|backend-credential|write-probe|(admin-token|flags\.json)(\.new)?|(plumbline|store)\.lock(-journal)?|import-.*\.tmp)$/;

export function makePrivateDirectory(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: OWN_ONLY });
}

const isOpen = ({ mode }: Stats): boolean => (mode & FOR_OTHERS) !== 0;

/** @returns whether the mode was changed */
function close(path: string, stats: Stats, user: number): boolean {
  if (!isOpen(stats)) return false;
  if (stats.uid === user) chmodSync(path, stats.mode & OWN_ONLY);
  if (stats.uid !== user || isOpen(lstatSync(path)))
    throw new CannotStart(
      `Other users of this machine can read ${path}, and this process cannot change that. ` +
        'Make its account the owner of DATA_DIR, on a file system that keeps permissions.',
    );
  return true;
}

/**
 * Never follows a link.
 * @returns how many modes were changed
 */
export function closeTree(path: string, user = process.getuid?.()): number {
  if (user === undefined) return 0;
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats || stats.isSymbolicLink()) return 0;
  const inside = stats.isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + closeTree(join(path, name), user), 0)
    : 0;
  return inside + Number(close(path, stats, user));
}

/** A start writes into the data directory, whatever the database. @throws CannotStart */
function makeWritable(dataDir: string): void {
  try {
    makePrivateDirectory(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new CannotStart(
      `DATA_DIR is ${dataDir}, which cannot be written (${(error as NodeJS.ErrnoException).code}). ` +
        'Make the account that runs Plumbline its owner, on a file system that takes writes.',
    );
  }
}

/**
 * Makes the data directory and what the product wrote there readable by this account alone.
 * @returns how many files and directories others could reach until now
 * @throws CannotStart when they belong to someone else, or the directory is everyone's or read-only
 */
export function closeDataDirectory(
  dataDir: string,
  user: number | undefined = process.getuid?.(),
): number {
  makeWritable(dataDir);
  // Windows has no modes.
  if (user === undefined) return 0;
  const directory = realpathSync(dataDir);
  const stats = lstatSync(directory);
  const names = readdirSync(directory);
  // A file system of one's own is mounted with this mode too, but has nobody else's files.
  const isShared =
    isOpen(stats) && (stats.mode & STICKY) !== 0 && names.some((name) => !OURS.test(name));
  if (isShared || directory === parse(directory).root)
    throw new CannotStart(
      `DATA_DIR is ${dataDir}, which all users of this machine share. Set it to a directory of its own.`,
    );
  const changed = Number(close(directory, stats, user));
  return names
    .filter((name) => OURS.test(name))
    .reduce((sum, name) => sum + closeTree(realpathSync(join(directory, name)), user), changed);
}
