import { ApiProblem } from './ApiProblem';
import { requestIdOf } from './requestId';
import { logRouteFailure } from './routeFailure';

let written: jest.SpyInstance;
beforeEach(() => {
  written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  written.mockRestore();
});

const REQUEST = { requestId: 'r-1', method: 'GET', url: '/projects/lido?token=abc#x' };

function log(error: unknown): { text: string; line: Record<string, string> } {
  logRouteFailure(error, REQUEST);
  expect(written).toHaveBeenCalledTimes(1);
  const text = String(written.mock.calls[0]![0]);
  expect(text.indexOf('\n')).toBe(text.length - 1);
  return { text, line: JSON.parse(text) as Record<string, string> };
}

describe('a failed route', () => {
  it('is one line: request, method, path without query, error and stack', () => {
    const { line } = log(new TypeError('x is not a function'));
    expect(line).toMatchObject({
      level: 'error',
      event: 'request',
      requestId: 'r-1',
      method: 'GET',
      path: '/projects/lido',
      error: 'TypeError',
    });
    expect(line.stack).toMatch(/^TypeError: x is not a function\n +at .*routeFailure\.test/);
  });

  it('names what caused it', () => {
    const { line } = log(new Error('outer', { cause: new RangeError('inner') }));
    expect(line.stack).toMatch(/Error: outer[^]*Caused by: RangeError: inner/);
  });

  it('names the failure behind the answer that a visitor gets', () => {
    const problem = new ApiProblem('unknown', 'An unknown error has occurred.');
    const { line } = log(Object.assign(problem, { cause: new RangeError('inner') }));
    expect(line.error).toBe('RangeError');
  });

  it('holds no address, query or secret', () => {
    const { text } = log(
      new Error('500 from http://backend/x?keyword=mara for mara@example.org, Bearer abcdefgh'),
    );
    expect(text).not.toMatch(/keyword|mara|abcdefgh|token=abc/);
  });

  it('may be anything that was thrown', () => {
    expect(log('text').line).toMatchObject({ error: 'string', stack: 'text' });
  });
});

describe('the id of a request', () => {
  it.each([
    ['the one it came with', '0a-b_9', '0a-b_9'],
    ['a new one instead of nothing', undefined, /^[0-9a-f-]{36}$/],
    ['a new one instead of what is none', 'a b\tc', /^[0-9a-f-]{36}$/],
  ])('is %s', (_, given, id) => {
    expect(requestIdOf({ headers: { 'x-request-id': given } })).toMatch(id);
  });
});
