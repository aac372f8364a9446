/**
 * Run after changing a dependency if the registry lacked builds for other systems
 * (docs/decisions/0006): npm omits them from package-lock.json, and `npm ci` fails elsewhere. Asks
 * the registry for the hash and license of each entry that has none.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './lib/root.mjs';

const FILE = inRoot('package-lock.json');
const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

function makeEntry(name, version, parent) {
  const parts = name.split('/').pop().split(/[-.]/);
  const os = parts.filter((part) => SYSTEMS.includes(part));
  const libc =
    os[0] !== 'linux'
      ? []
      : parts.some((part) => part.startsWith('musl'))
        ? ['musl']
        : parts.some((part) => part.startsWith('gnu'))
          ? ['glibc']
          : [];
  return {
    version,
    cpu: parts.filter((part) => PROCESSORS.includes(part)),
    ...(parent.dev && { dev: true }),
    ...(libc.length > 0 && { libc }),
    optional: true,
    os,
  };
}

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const added = {};
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const isThere = [`${path}/node_modules/${name}`, `node_modules/${name}`].some(
      (place) => lock.packages[place],
    );
    if (!isThere && /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      added[`node_modules/${name}`] = makeEntry(name, version, entry);
  }
}
/** @returns undefined where the registry does not have the version */
function askRegistry(name, version) {
  try {
    const asked = ['view', `${name}@${version}`, 'dist.integrity', 'license', '--json'];
    const answer = execFileSync('npm', asked, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const { 'dist.integrity': integrity, license } = JSON.parse(answer);
    return integrity && license ? { integrity, license } : undefined;
  } catch {
    return undefined;
  }
}

const missing = [];
function complete([path, entry]) {
  if (path === '' || (entry.integrity && entry.license)) return [path, entry];
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const known = askRegistry(name, entry.version);
  if (!known) missing.push(`${name}@${entry.version}`);
  const { version, resolved, cpu, dev, libc, ...rest } = entry;
  return [
    path,
    {
      version,
      ...(resolved && { resolved }),
      integrity: known?.integrity,
      cpu,
      ...(dev && { dev }),
      ...(libc && { libc }),
      license: known?.license,
      ...rest,
    },
  ];
}

const packages = Object.fromEntries(
  Object.entries({ ...lock.packages, ...added })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(complete),
);
writeFileSync(FILE, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
console.log(`${Object.keys(added).length} packages of other systems added`);
if (missing.length > 0) {
  console.error(`The registry lacks: ${missing.join(', ')}`);
  process.exitCode = 1;
}
