import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import lockfile from '../package-lock.json';
import manifest from '../package.json';
import { absent, floors } from './versionFloors.json';

interface Installed {
  path: string;
  version: string;
}

interface Locked {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const packages = Object.entries(lockfile.packages as Record<string, Locked>);

function findCopies(name: string): Installed[] {
  return packages
    .filter(([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`))
    .map(([path, { version }]) => ({ path, version: version ?? '' }));
}

function isAtLeast(version: string, floor: string): boolean {
  const parts = (text: string) => text.split('-')[0]!.split('.').map(Number);
  const [mine, theirs] = [parts(version), parts(floor)];
  const index = theirs.findIndex((part, place) => mine[place] !== part);
  return index === -1 || (mine[index] ?? 0) > theirs[index]!;
}

describe('versions', () => {
  it.each(floors)(
    '$package is at least $atLeast, wherever it is installed',
    ({ package: name, atLeast }) => {
      expect(findCopies(name).filter(({ version }) => !isAtLeast(version, atLeast))).toEqual([]);
    },
  );

  it('stand in docs/dependencies.md', () => {
    const text = readFileSync(join(__dirname, '../docs/dependencies.md'), 'utf8');
    const words = text.replace(/\s+/g, ' ');
    const named = floors.map(({ package: name, atLeast }) => `${name} ${atLeast}`);
    expect(named.filter((floor) => !words.includes(` ${floor}`))).toEqual([]);
  });

  it.each(absent)('$package is not installed', ({ package: name }) => {
    expect(findCopies(name)).toEqual([]);
  });

  it('compares by number, not by text', () => {
    expect([
      isAtLeast('16.10.0', '16.3.3'),
      isAtLeast('16.3.3', '16.3.3'),
      isAtLeast('16.3.2', '16.3.3'),
      isAtLeast('4.99.0', '5.3.2'),
    ]).toEqual([true, true, false, false]);
  });

  it('are locked for every system, so that npm ci takes the lockfile (else: node scripts/completeLockfile.mjs)', () => {
    const paths = new Set(packages.map(([path]) => path));
    const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !paths.has(`${path}/node_modules/${name}`) && !paths.has(`node_modules/${name}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('are exact in package.json, so that an install is the same everywhere', () => {
    const asked = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });
});
