import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readUnit, type UnitName } from './systemdUnit';

const PROGRAM = 'systemd-analyze';

/** 250 was the first to judge a unit without a running systemd. */
const version = () => {
  const { stdout } = spawnSync(PROGRAM, ['--version'], { encoding: 'utf8' });
  return Number(/^systemd (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
};

export const hasSystemdAnalyze = version() >= 250;

/** @returns what systemd says of the unit, and its exposure, from 0 (best) to 10 */
export function analyzeUnit(name: UnitName): { complaints: string; exposure: number } {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-units-'));
  try {
    const file = join(folder, name.replace('@.', '@3000.'));
    // Where Node is here, or it would complain of that.
    writeFileSync(file, readUnit(name).replaceAll('/usr/bin/node', process.execPath));
    const { stdout, stderr } = spawnSync(PROGRAM, ['verify', '--man=no', file], {
      encoding: 'utf8',
    });
    const report = execFileSync(PROGRAM, ['security', '--offline=true', '--no-pager', file], {
      encoding: 'utf8',
    });
    const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(report)![1]);
    return { complaints: stdout + stderr, exposure };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
