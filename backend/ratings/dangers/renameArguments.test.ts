import { parseRenameArguments } from './renameArguments';

const parse = (...argv: string[]) => parseRenameArguments(['--renamed-danger', ...argv], 'ann');
const IDS = ['vault', 'large-loss', 'old-id', 'new-id'];

describe('rate -- --renamed-danger', () => {
  it('names the danger, the new subject, the reason and who', () => {
    expect(parse(...IDS, '--reason', ' Renamed by the list ', '--dry-run')).toEqual({
      project: 'vault',
      gate: 'large-loss',
      subject: 'old-id',
      renamedTo: 'new-id',
      reason: 'Renamed by the list',
      by: 'ann',
      dryRun: true,
    });
  });

  it.each([
    ['no reason', IDS, '--reason must be one line'],
    ['no new subject', [...IDS.slice(0, 3), '--reason', 'x'], 'Give the new subject.'],
    ['a project that is no id', ['No!', ...IDS.slice(1), '--reason', 'x'], 'Give the project id'],
    ['too many', [...IDS, 'more', '--reason', 'x'], 'Unexpected argument: "more"'],
    ['a name of two lines', [...IDS, '--reason', 'x', '--by', 'a\nb'], '--by must be one line'],
  ])('refuses %s', (_, argv, message) => {
    expect(() => parse(...argv)).toThrow(message);
  });
});
