import { mayRead } from './robots';

const may = (lines: string[], path = '/') => mayRead(lines.join('\n'), path);

describe('robots.txt', () => {
  it.each([
    ['nothing', [], true],
    ['a page instead', ['<html>no rules</html>'], true],
    ['everybody kept out', ['User-agent: *', 'Disallow: /'], false],
    ['an empty rule', ['User-agent: *', 'Disallow:'], true],
    ['others kept out', ['User-agent: GPTBot', 'Disallow: /'], true],
    ['we alone kept out', ['User-agent: Plumbline', 'Disallow: /'], false],
    [
      'we alone let in',
      ['User-agent: *', 'Disallow: /', '', 'User-agent: plumbline', 'Allow: /'],
      true,
    ],
    ['one rule for two', ['User-agent: GPTBot', 'User-agent: *', 'Disallow: / # all'], false],
    ['the longest rule', ['User-agent: *', 'Disallow: /', 'Allow: /$'], true],
  ])('%s', (_what, lines, expected) => {
    expect(may(lines)).toBe(expected);
  });

  it('of any length is read in a moment', () => {
    // Quadratic work on such a line would take minutes.
    expect(may([`Allow:${' '.repeat(2_000_000)}x${' '.repeat(2_000_000)}`])).toBe(true);
  });

  it('takes stars and ends of paths', () => {
    const lines = ['User-agent: *', 'Disallow: /*/private', 'Disallow: /*.php$'];
    expect(may(lines, '/a/private/b')).toBe(false);
    expect(may(lines, '/a.php')).toBe(false);
    expect(may(lines, '/a.php?x')).toBe(true);
  });
});
