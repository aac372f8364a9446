/** Keep to syntax that an older Node can parse (docs/decisions/0005). */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from './root.mjs';

const FLOOR = { major: 22, minor: 12 };
export const FLOOR_VERSION = '22.12.0';
export const FETCHED_VERSION = '24.21.0';

export function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > FLOOR.major || (major === FLOOR.major && minor >= FLOOR.minor);
}

const nodeFolder = (version) => inRoot('.tmp', 'node-' + version);
const nodeBinary = (folder) =>
  join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

function npmInstall(folder, version) {
  const npm = process.env.npm_execpath;
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund'];
  const silent = ['--loglevel', 'error', 'node@' + version];
  const [command, first] = npm && /\.[cm]?js$/.test(npm) ? [process.execPath, [npm]] : ['npm', []];
  // The package unpacks its binary in an install script, which npm settings may forbid.
  const env = Object.assign({}, process.env, { npm_config_ignore_scripts: 'false' });
  spawnSync(command, first.concat(args, silent), { stdio: ['ignore', 'ignore', 'inherit'], env });
}

/** Fetches the npm package `node` into .tmp, once. @returns undefined if that failed */
export function fetchNode(version) {
  const folder = nodeFolder(version);
  if (existsSync(nodeBinary(folder))) return nodeBinary(folder);
  console.error('Fetching Node ' + version + ' from the npm registry into .tmp (once).');
  // Renamed last, so that a killed command leaves no partial copy.
  const beside = folder + '-' + process.pid;
  mkdirSync(beside, { recursive: true });
  npmInstall(beside, version);
  try {
    if (existsSync(nodeBinary(beside))) renameSync(beside, folder);
  } catch {
    // Another command was first.
  }
  rmSync(beside, { recursive: true, force: true });
  return existsSync(nodeBinary(folder)) ? nodeBinary(folder) : undefined;
}

export function goOnUnderNewerNode() {
  const own = process.versions.node;
  const binary = fetchNode(FETCHED_VERSION);
  if (!binary) {
    console.error(
      'Plumbline needs Node 22.12 or newer; this is ' +
        own +
        ', and Node ' +
        FETCHED_VERSION +
        ' could not be fetched. Install Node 22.12 or newer and try again.',
    );
    process.exit(1);
  }
  console.error('This is Node ' + own + '; going on with Node ' + FETCHED_VERSION + '.');
  const preload = pathToFileURL(inRoot('scripts', 'lib', 'stopWithParent.mjs')).href;
  const path = dirname(binary) + delimiter + process.env.PATH;
  const child = spawn(binary, ['--import', preload].concat(process.argv.slice(1)), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: Object.assign({}, process.env, { PATH: path }),
  });
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = code === null ? 128 + (signal === 'SIGINT' ? 2 : 15) : code;
  });
}
