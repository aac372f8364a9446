import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logLines } from '../../../testing/logLines';
import { BUILT_IN_TEXT } from './builtInFlags';
import { openFlagFile, writeFirstFlagFile } from './flagFile';

let directory: string;
let path: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'flags-'));
  path = join(directory, 'flags.json');
});
afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

const makeConfig = (value: boolean) => JSON.stringify({ f: { portfolio: { v: value, t: 0 } } });

describe('the flag file', () => {
  it('is reread when it is written or replaced', async () => {
    const { logger } = logLines();
    writeFileSync(path, makeConfig(false));
    const file = openFlagFile(path, logger);
    expect(await file.current()).toMatchObject({ body: makeConfig(false) });
    writeFileSync(path, makeConfig(true));
    expect(await file.current()).toMatchObject({ body: makeConfig(true) });
    writeFileSync(`${path}.new`, makeConfig(false));
    renameSync(`${path}.new`, path);
    expect(await file.current()).toMatchObject({ body: makeConfig(false) });
  });

  it('keeps the last valid one, and logs each invalid change once, with the line', async () => {
    const { logger, lines } = logLines();
    writeFileSync(path, makeConfig(true));
    const file = openFlagFile(path, logger);
    await file.current();
    writeFileSync(path, '{ "f": {\n  "portfolio": { "v": "true", "t": 0 } } }');
    expect(await Promise.all([file.current(), file.current(), file.current()])).toEqual(
      Array(3).fill(expect.objectContaining({ body: makeConfig(true) })),
    );
    const refusals = () => lines.filter(({ msg }) => msg === 'flag file refused');
    expect(refusals()).toMatchObject([
      {
        level: 'error',
        complaints: 1,
        progress: `The flag file is invalid, so the last valid one stays: ${path}:2:23 f.portfolio.v must be true or false, as the flag's type (t) says`,
      },
    ]);
    writeFileSync(path, '{');
    expect(await file.current()).toMatchObject({ body: makeConfig(true) });
    rmSync(path);
    expect(await file.current()).toMatchObject({ body: makeConfig(true) });
    expect(refusals().map(({ progress }) => progress)).toEqual([
      expect.stringContaining('f.portfolio.v'),
      expect.stringContaining(`${path}:1:2 the file is not valid JSON: it ends`),
      expect.stringContaining(`${path}:1:1 the file cannot be read (ENOENT)`),
    ]);
    writeFileSync(path, makeConfig(false));
    expect(await file.current()).toMatchObject({ body: makeConfig(false) });
  });

  it.each([
    ['is not there', () => undefined, 'cannot be read (ENOENT)'],
    [
      'is a directory',
      () => {
        mkdirSync(path);
      },
      'cannot be read (EISDIR)',
    ],
    [
      'does not hold',
      () => {
        writeFileSync(path, '[]');
      },
      'must be an object',
    ],
    [
      'is too long',
      () => {
        writeFileSync(path, ' '.repeat(1024 * 1024 + 1));
      },
      'is longer than 1048576 bytes',
    ],
  ])('that %s from the start leaves everything off', async (_, prepare, words) => {
    const { logger, lines } = logLines();
    prepare();
    expect(await openFlagFile(path, logger).current()).toMatchObject({ body: BUILT_IN_TEXT });
    expect(lines).toMatchObject([{ progress: expect.stringContaining(words) as string }]);
  });
});

describe('the first flag file', () => {
  it('is written atomically, with everything off, readable by its owner only', () => {
    const { logger } = logLines();
    const nested = join(directory, 'data', 'flags.json');
    writeFirstFlagFile(nested, logger);
    expect(readFileSync(nested, 'utf8')).toBe(BUILT_IN_TEXT);
    expect(statSync(nested).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(directory, 'data'))).toEqual(['flags.json']);
    expect(JSON.parse(BUILT_IN_TEXT)).toMatchObject({
      p: { r: 0 },
      f: { portfolio: { v: false, t: 0 }, impersonationTool: { v: false, t: 0 } },
    });
  });

  it('never replaces an existing one, and never stops a start', () => {
    const { logger, lines } = logLines();
    writeFileSync(path, 'mine');
    writeFirstFlagFile(path, logger);
    expect(readFileSync(path, 'utf8')).toBe('mine');
    writeFirstFlagFile(join(path, 'below', 'flags.json'), logger);
    expect(lines).toMatchObject([{ level: 'warn', msg: 'flag file not written' }]);
  });
});
