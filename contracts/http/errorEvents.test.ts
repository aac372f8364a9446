import { scrubEvent } from './errorEvents';

const exceptionEvent = (value: string, filename = 'app:///x.js') => ({
  exception: {
    values: [{ type: 'Error', value, stacktrace: { frames: [{ filename, function: 'open' }] } }],
  },
});

describe('an error event before it is sent', () => {
  it('says nothing of who, and of the request its address alone', () => {
    expect(
      scrubEvent({
        user: { id: '1' },
        breadcrumbs: [{}],
        server_name: 'host',
        extra: { a: 1 },
        request: { url: 'https://plumb.example/projects/aave?me=1#x', cookies: 'a=b' },
        tags: { route: '/' },
      }),
    ).toEqual({ request: { url: 'https://plumb.example/projects/aave' }, tags: { route: '/' } });
  });

  it.each([
    [
      'what was searched for',
      'Timeout: Page https://plumb.example/, call /api/search-project?keyword=my+name&page=1',
      'Timeout: Page https://plumb.example/, call /api/search-project?[query]',
    ],
    [
      'what a server answered',
      'Server error 500: call /api/user: {"email":"jane@example.com","password":"hunter22"}',
      'Server error 500: call /api/user: {"email":"[email]","password":"[secret]"}',
    ],
    [
      'an ordinary message',
      "Cannot read properties of undefined (reading 'map')",
      "Cannot read properties of undefined (reading 'map')",
    ],
  ])('%s is taken out of a message', (_, told, sent) => {
    expect(scrubEvent(exceptionEvent(told))).toEqual(exceptionEvent(sent));
    expect(scrubEvent({ message: told })).toEqual({ message: sent });
  });

  it('scrubs every exception of a chain', () => {
    const cause = { type: 'TypeError', value: 'no answer for jane@example.com' };
    const [outer] = exceptionEvent('from 203.0.113.7').exception.values;
    expect(
      scrubEvent({ exception: { values: [cause, outer!] } }).exception.values.map(
        ({ value }) => value,
      ),
    ).toEqual(['no answer for [email]', 'from [ip]']);
  });

  it.each([
    ['https://plumb.example/projects/aave?me=1', 'https://plumb.example/projects/aave'],
    ['https://plumb.example/early.js#top', 'https://plumb.example/early.js'],
    // Source maps are found by this address.
    [
      'http://127.0.0.1:3000/_next/static/chunks/0123456789abcdef0123456789abcdef01234567.js',
      'http://127.0.0.1:3000/_next/static/chunks/0123456789abcdef0123456789abcdef01234567.js',
    ],
  ])('a frame of %s is one of %s', (filename, sent) => {
    const event = exceptionEvent('x', filename);
    Object.assign(event.exception.values[0]!.stacktrace.frames[0]!, { abs_path: filename });
    expect(scrubEvent(event).exception.values[0]!.stacktrace.frames).toEqual([
      { filename: sent, abs_path: sent, function: 'open' },
    ]);
  });
});
