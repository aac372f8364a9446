import { readConfig } from '../../config';

const read = (env: Record<string, string>) => readConfig(env).announcement;

describe('the announcement of the environment', () => {
  it.each([
    [{}, null],
    [{ ANNOUNCEMENT_CONTENT: ' ' }, null],
    [{ ANNOUNCEMENT_CONTENT: 'News' }, { content: 'News', link: null, linkText: null }],
    [
      {
        ANNOUNCEMENT_CONTENT: 'News',
        ANNOUNCEMENT_LINK: '/resources',
        ANNOUNCEMENT_LINK_TEXT: 'Read',
      },
      { content: 'News', link: '/resources', linkText: 'Read' },
    ],
  ])('of %j', (env, announcement) =>
    expect(read(env as Record<string, string>)).toEqual(announcement),
  );

  it.each([
    [
      { ANNOUNCEMENT_LINK: '/resources' },
      'ANNOUNCEMENT_CONTENT does not fit (content must not be empty) (it is not set)',
    ],
    [
      { ANNOUNCEMENT_CONTENT: 'News', ANNOUNCEMENT_LINK: 'javascript:alert(1)' },
      /^ANNOUNCEMENT_LINK does not fit \(link must be a path of this site .*, not "javascript:alert\(1\)"$/,
    ],
    [
      { ANNOUNCEMENT_CONTENT: 'News', ANNOUNCEMENT_LINK_TEXT: 'Read' },
      'ANNOUNCEMENT_LINK_TEXT does not fit (linkText needs a link), not "Read"',
    ],
  ])('%j stops the start and names the variable', (env, message) =>
    expect(() => read(env as Record<string, string>)).toThrow(message),
  );
});
