import { announcementSchema } from './announcement';

const read = (value: unknown) => announcementSchema.validateSync(value);

describe('an announcement (§3)', () => {
  it.each([
    [{ content: ' News. ' }, { content: 'News.', link: null, linkText: null }],
    [
      { content: 'News', link: ' /resources ' },
      { content: 'News', link: '/resources', linkText: null },
    ],
    [
      { content: 'News', link: 'http://a.example/b?c=d#e', linkText: ' More ' },
      { content: 'News', link: 'http://a.example/b?c=d#e', linkText: 'More' },
    ],
    [
      { content: 'x'.repeat(300), link: '/', linkText: null },
      { content: 'x'.repeat(300), link: '/', linkText: null },
    ],
  ])('%j', (given, announcement) => expect(read(given)).toEqual(announcement));

  it.each([
    [{ content: '  ' }, 'content must not be empty'],
    [{}, 'content must not be empty'],
    [{ content: 'x'.repeat(301) }, 'content must be at most 300 characters'],
    [{ content: 'two\nlines' }, 'content must be one line of plain text'],
    [{ content: 'half \ud83d' }, 'content must be one line of plain text'],
    [
      { content: 'a', link: '/a', linkText: 'x'.repeat(81) },
      'linkText must be at most 80 characters',
    ],
    [{ content: 'a', linkText: 'More' }, 'linkText needs a link'],
    [{ content: 'a', link: `/${'x'.repeat(2_048)}` }, 'link must be at most 2048 characters'],
  ])('refuses %j', (given, message) => expect(() => read(given)).toThrow(message));

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    'evil',
    'https://',
    '/two words',
    'https://a.example/two words',
  ])('never links to %j', (link) =>
    expect(() => read({ content: 'News', link })).toThrow(/^link must be a path of this site/),
  );
});
