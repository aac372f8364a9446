import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const FOLDER = join(ROOT, 'deploy', 'systemd');

export type UnitName = 'plumbline-backend.service' | 'plumbline-web@.service';

export const UNITS: UnitName[] = ['plumbline-backend.service', 'plumbline-web@.service'];

export const readUnit = (name: UnitName): string => readFileSync(join(FOLDER, name), 'utf8');
const valuesOf = (unit: string, key: string) =>
  [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value!);

/** Starts what a unit of deploy/systemd starts. `%i` is the instance. */
export class SystemdUnit {
  private child: ChildProcess | undefined;

  constructor(
    private readonly file: UnitName,
    private readonly instance: string,
    /** Stands for EnvironmentFile, and overrides the unit's ports. */
    private readonly env: Record<string, string>,
    private readonly workingDirectory = ROOT,
  ) {}

  start(): void {
    const unit = readUnit(this.file).replaceAll('%i', this.instance);
    const [, ...args] = valuesOf(unit, 'ExecStart')[0]!.split(' ');
    const given = valuesOf(unit, 'Environment').flatMap((line) =>
      line.split(' ').map((pair) => pair.split(/=(.*)/s).slice(0, 2)),
    );
    this.child = spawn(process.execPath, args, {
      cwd: this.workingDirectory,
      stdio: 'ignore',
      env: { PATH: process.env.PATH, ...Object.fromEntries(given), ...this.env },
    });
  }

  /** As `systemctl stop`. @returns the exit code */
  async stop(): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number | null];
    return code;
  }
}
