import { IMPORT_KINDS } from '../kinds';
import { DEFAULT_URL_BYTES, IMPORT_HELP, readImportCommand } from './importOptions';

describe('the arguments of the import command', () => {
  it('are a kind and an input', () => {
    expect(readImportCommand(['projects', 'p.json'])).toEqual({
      kind: 'projects',
      input: 'p.json',
      dryRun: false,
      yes: false,
      remove: false,
      maxBytes: DEFAULT_URL_BYTES,
      allowPrivate: false,
      parameters: {},
    });
  });

  it('may have options before and after', () => {
    expect(
      readImportCommand([
        '--dry-run',
        'audits',
        '-',
        '--project',
        'aave',
        '--published-on=2026-01-01',
        '--max-bytes',
        '5',
        '--allow-private',
      ]),
    ).toEqual({
      kind: 'audits',
      input: '-',
      dryRun: true,
      yes: false,
      remove: false,
      maxBytes: 5,
      allowPrivate: true,
      parameters: { project: 'aave', publishedOn: '2026-01-01' },
    });
  });

  it.each([
    ['nothing', [], 'Give a kind'],
    ['an unknown kind', ['rumours', 'x'], 'Unknown kind "rumours"'],
    ['no input', ['projects'], 'Give a file'],
    ['two inputs', ['projects', 'a', 'b'], 'remove b.'],
    ['an unknown option', ['projects', 'a', '--force'], '--force'],
    [
      'removals by a list of tokens',
      ['token-list', 'a', '--remove'],
      'projects, audits, incidents',
    ],
    ['a run that is no number', ['--undo', 'last'], 'number of a run'],
    ['a run and an input', ['--undo', '3', 'projects', 'a'], 'stand alone'],
    ['no number', ['projects', 'a', '--max-bytes', 'many'], '--max-bytes'],
  ])('are refused when they are %s', (_, args, words) => {
    expect(readImportCommand(args)).toEqual({ wrong: expect.stringContaining(words) });
  });

  it('may ask for the runs, or to undo one', () => {
    expect(readImportCommand(['--runs'])).toEqual({ runs: true });
    expect(readImportCommand(['--undo', '12'])).toEqual({ undo: 12 });
  });

  it('may ask for help, which knows every kind', () => {
    expect(readImportCommand(['-h'])).toBe('help');
    expect(readImportCommand(['projects', '--help'])).toBe('help');
    expect(IMPORT_KINDS.filter((kind) => !IMPORT_HELP.includes(`\n  ${kind} `))).toEqual([]);
  });
});
