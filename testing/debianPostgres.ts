import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '../e2e/support/freePorts';

const VERSIONS = '/usr/lib/postgresql';
const OLDEST = 14;
const PROGRAMS = ['initdb', 'pg_ctl', 'psql', 'pg_dump', 'pg_restore'];

/** The server refuses to run as root; Debian's package brings this account. */
const isRoot = process.getuid?.() === 0;

function idOf(flag: '-u' | '-g'): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}

/** @returns the folder of the newest one's programs, if this account can run them all */
export function findPostgres(): string | undefined {
  if (!existsSync(VERSIONS) || (isRoot && idOf('-u') === undefined)) return undefined;
  return readdirSync(VERSIONS)
    .map(Number)
    .filter((version) => version >= OLDEST)
    .sort((a, b) => b - a)
    .map((version) => join(VERSIONS, String(version), 'bin'))
    .find((bin) => PROGRAMS.every((program) => existsSync(join(bin, program))));
}

export interface DebianPostgres {
  /** @returns its address */
  makeDatabase(name: string): string;
  /** @returns the backup's file */
  dump(name: string): string;
  /** @returns the address of the new database `into` */
  restore(backup: string, into: string): string;
  stop(): void;
}

/** A server of the installed PostgreSQL, with its tools, in `folder`. */
export async function debianPostgres(bin: string, folder: string): Promise<DebianPostgres> {
  const [port] = await freePorts(1);
  const home = join(folder, 'postgres');
  mkdirSync(home);
  const account = isRoot ? { uid: idOf('-u')!, gid: idOf('-g')! } : {};
  if (isRoot) {
    chownSync(folder, account.uid!, account.gid!);
    chownSync(home, account.uid!, account.gid!);
  }
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { ...account, cwd: home, stdio: 'ignore' });
  const data = join(home, 'data');
  const address = (name: string) => `postgres://plumbline@127.0.0.1:${port}/${name}`;

  run('initdb', '-D', data, '-U', 'plumbline', '-E', 'UTF8', '--locale=C', '-A', 'trust', '-N');
  const options = `-p ${port} -k ${home} -c listen_addresses=127.0.0.1 -c fsync=off`;
  run('pg_ctl', '-D', data, '-w', '-o', options, 'start');

  const makeDatabase = (name: string) => {
    run('psql', '-c', `create database ${name}`, address('postgres'));
    return address(name);
  };
  return {
    makeDatabase,
    dump(name) {
      const file = join(home, `${name}.dump`);
      run('pg_dump', '-Fc', '-f', file, address(name));
      return file;
    },
    restore(backup, into) {
      run('pg_restore', '--exit-on-error', '--no-owner', '-d', makeDatabase(into), backup);
      return address(into);
    },
    stop: () => void run('pg_ctl', '-D', data, '-m', 'immediate', 'stop'),
  };
}
