import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const COPIED = ['.next', 'dist'];
const LEFT_OUT = ['.git', '.tmp', '.data', ...COPIED];
const ENCODED = ['.br', '.gz'];
/** `index-0123456789abcdef.js`, `4762.0123456789abcdef.js`. */
const HASHED = /[-.]([0-9a-f]{16})\.js$/;

export interface Release {
  name: string;
  buildId: string;
  /** Addresses of its scripts and style sheets. */
  files: string[];
}

const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );

function describeRelease(name: string, folder: string): Release {
  const files = below(join(folder, '.next', 'static')).filter((file) => /\.(js|css)$/.test(file));
  return {
    name,
    buildId: readFileSync(join(folder, '.next', 'BUILD_ID'), 'utf8'),
    files: files.map((file) => `/_next/static/${file}`),
  };
}

/** As another build: `renamed` maps what its files and their names say to what they shall say. */
function rename(next: string, renamed: Map<string, string>): void {
  const pattern = new RegExp([...renamed.keys()].join('|'), 'g');
  const replace = (text: string) => text.replace(pattern, (found) => renamed.get(found)!);
  for (const file of below(next).filter((one) => /\.(js|json|html|css)$|BUILD_ID$/.test(one))) {
    const path = join(next, file);
    const text = readFileSync(path, 'utf8');
    const changed = replace(text);
    if (changed === text) continue;
    writeFileSync(path, changed);
    for (const extension of ENCODED) rmSync(path + extension, { force: true });
  }
  const folder = join(next, 'static');
  for (const name of readdirSync(folder))
    renameSync(join(folder, name), join(folder, replace(name)));
  for (const file of below(folder).filter((one) => replace(one) !== one))
    renameSync(join(folder, file), join(folder, replace(file)));
}

const differently = (text: string) =>
  text.replace(/[0-9a-f]/g, (digit) => ((parseInt(digit, 16) + 5) % 16).toString(16));

function anotherBuild(next: string): Map<string, string> {
  const buildId = readFileSync(join(next, 'BUILD_ID'), 'utf8');
  const hashes = below(join(next, 'static', 'chunks')).flatMap(
    (file) => HASHED.exec(file)?.slice(1, 2) ?? [],
  );
  return new Map([
    [buildId, `another${buildId.slice(7)}`],
    ...hashes.map((hash) => [hash, differently(hash)] as const),
  ]);
}

/**
 * Puts this build where `deploy/release.sh build` leaves one.
 * @param isAnother with another build id, and other names for each script
 */
export function putRelease(home: string, name: string, isAnother: boolean): Release {
  const folder = join(home, 'releases', name);
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(ROOT).filter((one) => !LEFT_OUT.includes(one)))
    symlinkSync(join(ROOT, entry), join(folder, entry));
  for (const entry of COPIED)
    cpSync(join(ROOT, entry), join(folder, entry), {
      recursive: true,
      filter: (path) => path !== join(ROOT, '.next', 'cache'),
    });
  const next = join(folder, '.next');
  if (isAnother) rename(next, anotherBuild(next));
  const kept = join(home, 'static', '_next');
  mkdirSync(kept, { recursive: true });
  cpSync(join(next, 'static'), join(kept, 'static'), { recursive: true });
  if (!existsSync(join(kept, 'static', 'chunks'))) throw new Error('This build has no scripts.');
  return describeRelease(name, folder);
}
