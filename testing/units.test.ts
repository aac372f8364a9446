/** @jest-environment node */
import { analyzeUnit, hasSystemdAnalyze } from '../e2e/support/analyzeUnit';
import { readUnit, UNITS } from '../e2e/support/systemdUnit';
import { readRepositoryFile } from './containers/checkout';

const judged = hasSystemdAnalyze ? it : it.skip;

describe.each(UNITS)('%s', (name) => {
  it('runs as an own user, and cannot write but to its data', () => {
    const unit = readUnit(name);
    for (const line of ['User=plumbline', 'NoNewPrivileges=yes', 'ProtectSystem=strict'])
      expect(unit.split('\n')).toContain(line);
    expect(unit).not.toMatch(/ReadWritePaths/);
  });

  judged('is accepted by systemd, and little exposed', () => {
    const { complaints, exposure } = analyzeUnit(name);
    expect(complaints).toBe('');
    // Of 10. 252 gives 1.5: the network and code that is compiled as it runs.
    expect(exposure).toBeLessThanOrEqual(1.9);
  });
});

it('the backend has the flags that its embedded database needs', () => {
  const flags = readRepositoryFile('scripts/lib/pgliteFlags.mjs').match(/--no-[a-z-]+/g)!;
  expect(flags.length).toBeGreaterThan(1);
  const [start] = /^ExecStart=.*$/m.exec(readUnit('plumbline-backend.service'))!;
  for (const flag of flags) expect(start).toContain(` ${flag} `);
});
