import { parseRecordsArguments } from './recordsArguments';

const parse = (...args: string[]) => parseRecordsArguments(args, 'ann');

describe('the arguments of records', () => {
  it('reads each action', () => {
    expect(parse('list')).toEqual({ action: 'list' });
    expect(parse('show', 'vault')).toEqual({ action: 'show', id: 'vault' });
    const why = { dryRun: false, by: 'ann', reason: 'Spam' };
    expect(parse('remove', 'project', 'vault', '--reason', ' Spam ')).toEqual({
      ...{ ...why, action: 'remove', kind: 'project', id: 'vault' },
    });
    expect(parse('merge', 'safe', 'vault', '--reason', 'Spam', '--by', 'bob')).toEqual({
      ...{ ...why, by: 'bob', action: 'merge', from: 'safe', into: 'vault' },
    });
    expect(parse('assign', 'feed:1', 'vault', '--reason', 'Spam')).toEqual({
      ...{ ...why, action: 'assign', incident: 'feed:1', project: 'vault' },
    });
    expect(parse('erase', 'Jane Doe', '--reason', 'Spam')).toEqual({
      ...{ ...why, action: 'erase', name: 'Jane Doe' },
    });
    expect(parse('allow', 'vault', '--reason', 'Spam')).toEqual({
      ...{ ...why, action: 'allow', id: 'vault' },
    });
  });

  it('takes a report for an audit, and an address in any case', () => {
    expect(parse('remove', 'report', 'vault:firm', '--dry-run')).toMatchObject({ kind: 'audit' });
    const id = `eip155:1/erc20:0x${'Ab'.repeat(20)}`;
    expect(parse('remove', 'token', id, '--dry-run')).toMatchObject({ id: id.toLowerCase() });
  });

  it('needs a reason for a change, but not for a dry run', () => {
    expect(() => parse('remove', 'project', 'vault')).toThrow('Say why');
    expect(() => parse('remove', 'project', 'vault', '--reason', ' ')).toThrow('Say why');
    expect(parse('remove', 'project', 'vault', '--dry-run')).toMatchObject({ dryRun: true });
  });

  it.each([
    [[], 'Use show'],
    [['drop'], 'Use show'],
    [['show'], 'Give the id'],
    [['remove', 'user', 'ann', '--dry-run'], 'Say what to remove'],
    [['remove', 'project', '--dry-run'], 'Give the project'],
    [['merge', 'a', '--dry-run'], 'Give the project that goes on'],
    [['show', 'a', 'b'], 'Unexpected argument: "b"'],
    [['allow', 'a', '--reason', 'x\ny'], 'one line'],
    ...['Bridge', 'A B', '2026-11-20', 'eip155:1', '0xAbc0', 'https://a.example', '王'].map(
      (name): [string[], string] => [['erase', name, '--dry-run'], 'Give the whole name'],
    ),
  ])('refuses %j', (args, message) => {
    expect(() => parse(...args)).toThrow(message);
  });
});
