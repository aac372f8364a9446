/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');
const readJson = (name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8')) as unknown;

const REGISTRY = 'https://registry.npmjs.org/';

interface Locked {
  resolved?: string;
  link?: boolean;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
}
const { packages } = readJson('package-lock.json') as { packages: Record<string, Locked> };
const locked = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ name: path.split('node_modules/').at(-1)!, ...entry }));

/** They ask for nothing but their notice. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  '(MIT OR CC0-1.0)',
  'MIT OR Apache-2.0',
];

/** Each with the reason why its license does not reach ours. */
const EXCEPTIONS: Record<string, RegExp> = {
  'LGPL-3.0-or-later, a library of its own, which Next may load and the site does not use':
    /^@img\/sharp-/,
  'FSL-1.1-Apache-2.0, a tool that uploads source maps during a build': /^sentry$/,
  'MPL-2.0, used as they are: it asks for changes to its own files':
    /^(axe-core|@axe-core\/playwright|fxa-common-password-list|incremental-encoder)$/,
  'LGPL-3.0, contracts that tests put on a chain of their own, never shipped':
    /^@safe-global\/safe-contracts$/,
  'GPL-3.0-or-later, data for tests of the importer, never shipped':
    /^@uniswap\/default-token-list$/,
};

/** MIT, in a form of package.json that npm no longer reads. */
const OLD_FORM = ['memorystream'];

describe('the packages of the lockfile', () => {
  it('have licenses that fit ours, or a reason here', () => {
    const others = locked.filter(
      ({ name, license }) =>
        license !== undefined &&
        !PERMISSIVE.includes(license) &&
        !Object.values(EXCEPTIONS).some((pattern) => pattern.test(name)),
    );
    expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });

  it('that are shipped are under no license that would reach ours', () => {
    const shipped = locked.filter(({ dev, optional }) => !dev && !optional);
    expect(shipped.filter(({ license }) => /GPL|SSPL|BUSL/.test(license ?? ''))).toEqual([]);
  });

  it('have a license and a hash, builds of other systems too (decision 0006)', () => {
    const bare = locked.filter(
      ({ name, license, integrity }) => !integrity || (!license && !OLD_FORM.includes(name)),
    );
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  it('come from the registry: none from an address, a repository or a folder', () => {
    const elsewhere = locked.filter(
      ({ resolved, link }) => link || (resolved && !resolved.startsWith(REGISTRY)),
    );
    expect(elsewhere.map(({ name }) => name)).toEqual([]);
  });

  it('that we name ourselves each have a row with their license in docs/dependencies.md', () => {
    const own = readJson('package.json') as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const names = Object.keys({ ...own.dependencies, ...own.devDependencies });
    const expected = names.map((name) => `${name}: ${packages[`node_modules/${name}`]!.license}`);
    const table = readFileSync(join(ROOT, 'docs', 'dependencies.md'), 'utf8');
    const rows = [
      ...table.matchAll(/^\| (\S+) +\| (.+?) +\| (\S+(?: OR \S+)?) +\| +<?[\d.]+ \|$/gm),
    ];
    expect(rows.map(([, name, , license]) => `${name}: ${license}`).sort()).toEqual(
      expected.sort(),
    );
  });
});
