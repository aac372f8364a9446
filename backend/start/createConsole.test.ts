import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConsole } from './createConsole';

describe('terminal output', () => {
  it('is one JSON line each, whatever is in it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'plumbline-console-'));
    const say = createConsole(join(folder, 'out'));
    say('one');
    say('two\n{"three":"3"}');
    const lines = readFileSync(join(folder, 'out'), 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { level: 'info', console: 'one' },
      { level: 'info', console: 'two\n{"three":"3"}' },
    ]);
    rmSync(folder, { recursive: true });
  });
});
