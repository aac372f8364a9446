import { announcementText, parseAnnounceArguments } from './announceArguments';

const parse = (...argv: string[]) => parseAnnounceArguments(argv);

describe('the options of npm run announce', () => {
  it.each([
    [['--show'], { action: 'show' }],
    [['--clear'], { action: 'clear' }],
    [
      ['--content', ' News '],
      { action: 'set', announcement: { content: 'News', link: null, linkText: null } },
    ],
    [
      ['--content', 'News', '--link', '/resources', '--link-text', 'Read'],
      { action: 'set', announcement: { content: 'News', link: '/resources', linkText: 'Read' } },
    ],
  ])('%j', (argv, options) => expect(parse(...argv)).toEqual(options));

  it.each([
    [[], 'Use one of --content, --clear or --show.'],
    [['--clear', '--show'], 'Use one of --content, --clear or --show.'],
    [['--clear', '--content', 'News'], 'Use one of --content, --clear or --show.'],
    [['--link', '/a'], '--content: content must not be empty.'],
    [['--content', ' '], '--content: content must not be empty.'],
    [['--content', 'a\nb'], '--content: content must be one line of plain text.'],
    [
      ['--content', 'a', '--link', 'javascript:alert(1)'],
      '--link: link must be a path of this site (/resources) or an http or https address.',
    ],
    [['--content', 'a', '--link-text', 'More'], '--link-text: linkText needs a link.'],
    [['--contents', 'a'], /^Unknown option '--contents'/],
  ])('refuses %j', (argv, message) => expect(() => parse(...argv)).toThrow(message));
});

describe('the announcement as text', () => {
  it.each([
    [null, /^No announcement is set\./],
    [{ content: 'News', link: null, linkText: null }, /^Announcement: News\n$/],
    [{ content: 'News', link: '/a', linkText: null }, /^Announcement: News\nLink: More \(\/a\)\n$/],
    [
      { content: 'News', link: '/a', linkText: 'Read' },
      /^Announcement: News\nLink: Read \(\/a\)\n$/,
    ],
  ])('of %j', (announcement, text) => expect(announcementText(announcement)).toMatch(text));
});
