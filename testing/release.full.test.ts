/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SCRIPT = join(__dirname, '..', 'deploy', 'release.sh');

let folder: string;
let checkout: string;
let home: string;

function program(name: string, lines: string): void {
  const path = join(folder, 'bin', name);
  writeFileSync(path, `#!/bin/sh\n${lines}\n`);
  chmodSync(path, 0o755);
}

const run = (...args: string[]) => runWith({}, ...args);

function runWith(env: Record<string, string>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync('sh', [SCRIPT, ...args], {
    cwd: checkout,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      PLUMBLINE_HOME: home,
      PLUMBLINE_KEEP: '2',
      PLUMBLINE_ENV: join(folder, 'none'),
      PLUMBLINE_RESTART: 'restart',
      ...env,
    },
  });
  return { status, said: stdout.trim(), failed: stderr.trim() };
}

const build = () => run('build').said.split('\n').at(-1)!;
const current = () => readlinkSync(join(home, 'current')).replace('releases/', '');
const restarts = () => readFileSync(join(folder, 'restarts'), 'utf8').trim().split('\n');
let change = 100;
function commit(): void {
  change += 1;
  writeFileSync(join(checkout, 'file'), String(change));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: checkout, stdio: 'ignore' });
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-m', String(change));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-release-'));
  checkout = join(folder, 'checkout');
  home = join(folder, 'home');
  mkdirSync(join(folder, 'bin'));
  mkdirSync(checkout);
  execFileSync('git', ['init', '-q'], { cwd: checkout });
  program('npm', 'mkdir -p .next/static/chunks; cp file .next/static/chunks/$(cat file).js');
  program(
    'restart',
    `echo "$1 $(cat ${join(home, 'current', 'file')})" >> ${join(folder, 'restarts')}`,
  );
  program('node', 'exit 0');
  // Releases are named after the second and the commit.
  program('date', `cat ${join(checkout, 'file')} | tr -d '\\n'`);
  commit();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('deploy/release.sh', () => {
  it('builds a commit beside the running release, and switches only when asked to', () => {
    const first = build();
    run('switch', first);
    commit();
    const second = build();
    expect(current()).toBe(first);
    expect(readdirSync(join(home, 'static/_next/static/chunks')).sort()).toEqual([
      `${change - 1}.js`,
      `${change}.js`,
    ]);
    expect(run('switch', second)).toMatchObject({ status: 0, said: `Now serving ${second}.` });
    expect(run('list').said).toContain(`* ${second}`);
  });

  it('restarts one process after the other, each in the new release', () => {
    run('switch', build());
    expect(restarts()).toEqual(
      ['plumbline-backend', 'plumbline-web@3000', 'plumbline-web@3002'].map(
        (unit) => `${unit} ${change}`,
      ),
    );
  });

  describe('without PLUMBLINE_RESTART', () => {
    const asIs = { PLUMBLINE_RESTART: '' };

    it('restarts through sudo', () => {
      program('sudo', `[ "$2" = -l ] || { shift; "$@"; }`);
      program('systemctl', 'shift; restart "$1"');
      expect(runWith(asIs, 'switch', build()).status).toBe(0);
      expect(restarts()).toHaveLength(3);
    });

    it('switches nothing where sudo forbids one of the restarts', () => {
      const release = build();
      program('sudo', `[ "$5" != plumbline-web@3002 ]`);
      const { status, failed } = runWith(asIs, 'switch', release);
      expect(status).toBe(1);
      expect(failed).toMatch(
        /^\S+ may not restart plumbline-web@3002\. See deploy\/sudoers\/plumbline\. Nothing was switched\.$/,
      );
      expect(existsSync(join(home, 'current'))).toBe(false);
    });

    it('needs what deploy/sudoers allows, and no more', () => {
      const rules = readFileSync(join(__dirname, '..', 'deploy', 'sudoers', 'plumbline'), 'utf8');
      const allowed = [...rules.matchAll(/\/usr\/bin\/(systemctl .*?)(?:,|$)/gm)].map(
        ([, one]) => one,
      );
      const asked = join(folder, 'asked');
      program('sudo', `[ "$2" = -l ] || { shift; echo "$@" >> ${asked}; }`);
      expect(runWith(asIs, 'switch', build()).status).toBe(0);
      expect(readFileSync(asked, 'utf8').trim().split('\n')).toEqual(allowed);
      expect(rules).toMatch(/^plumbline ALL=\(root\) NOPASSWD: /m);
    });
  });

  it('goes back to the release before', () => {
    const first = build();
    run('switch', first);
    commit();
    run('switch', build());
    expect(run('back')).toMatchObject({ status: 0, said: `Now serving ${first}.` });
    expect(current()).toBe(first);
  });

  it('keeps the newest releases, the current one and the one before', () => {
    const names = [1, 2, 3, 4].map(() => {
      commit();
      const name = build();
      run('switch', name);
      return name;
    });
    expect(readdirSync(join(home, 'releases')).sort()).toEqual(names.slice(2).sort());
  });

  it.each([
    [['switch', 'nothing'], 'There is no release nothing. See: deploy/release.sh list'],
    [['switch'], 'Which release? See: deploy/release.sh list'],
    [['back'], 'There is no release before this one.'],
    [['build', 'nothing'], 'No such commit: nothing'],
    [[], 'Use: deploy/release.sh build [<ref>] | switch <release> | back | list'],
  ])('refuses %j with a sentence', (args, sentence) => {
    const { status, failed } = run(...args);
    expect([status, failed.split('\n').at(-1)]).toEqual([1, sentence]);
  });

  it('leaves nothing that looks like a release when a build fails', () => {
    program('npm', 'exit 1');
    expect(run('build').status).not.toBe(0);
    expect(run('list').said).not.toMatch(/\w/);
    expect(existsSync(join(home, 'current'))).toBe(false);
  });
});
