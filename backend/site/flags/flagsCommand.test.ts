import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestCommand } from '../../../testing/TestCommand';
import { BUILT_IN_TEXT } from './builtInFlags';
import { flagsCommand, FLAGS_USAGE } from './flagsCommand';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'flags-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

const run = (args: string[], path = join(directory, 'flags.json')) =>
  new TestCommand(flagsCommand, {} as never, {
    config: { siteSecret: undefined, flagFile: { path } },
  }).run(...args);

describe('npm run flags', () => {
  it('checks the configured file, or the given one', async () => {
    const own = join(directory, 'flags.json');
    writeFileSync(own, BUILT_IN_TEXT);
    expect(await run(['check'])).toEqual({
      code: 0,
      out: `${own} is valid. Flags: portfolio, impersonationTool.\n`,
      err: '',
    });
    const other = join(directory, 'other.json');
    writeFileSync(other, '{ "f": {} }');
    const holds = `${other}:1:8 f has no portfolio: it is off (a note)\n${other}:1:8 f has no impersonationTool: it is off (a note)\n${other} is valid. Flags: none.\n`;
    expect(await run(['check'], other)).toEqual({ code: 0, out: holds, err: '' });
    expect(await run(['check', other])).toEqual({ code: 0, out: holds, err: '' });
  });

  it('reports every invalid place', async () => {
    const file = join(directory, 'flags.json');
    writeFileSync(file, '{ "f": {\n  "portfolio": { "v": 1, "t": 0 },\n  "x": 2 } }');
    expect(await run(['check'])).toEqual({
      code: 1,
      out: '',
      err: `${file}:2:23 f.portfolio.v must be true or false, as the flag's type (t) says\n${file}:3:8 f.x must be an object with a value (v)\n`,
    });
  });

  it('hashes a value as a sensitive rule compares it', async () => {
    expect(await run(['hash', 'mara@example.org'])).toMatchObject({
      code: 0,
      out: '5f7e0a63a4cf431bd87cd4fdd1b0d0e9c89a5d05\n',
    });
  });

  it.each([[[]], [['check', 'a', 'b']], [['hash']], [['edit']]])(
    'shows how it is used for %j',
    async (args) => {
      expect(await run(args)).toEqual({ code: 2, out: '', err: FLAGS_USAGE });
    },
  );
});
