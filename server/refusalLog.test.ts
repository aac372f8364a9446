import type { NextApiRequest } from 'next';
import type { ErrorCode } from '@/contracts/errors';
import { logRefusal } from './refusalLog';

const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
afterAll(() => written.mockRestore());

const MINUTE = 60_000;
const request = {
  method: 'POST',
  url: '/api/user/change-password?token=abc',
  headers: {},
  socket: { remoteAddress: '192.0.2.7' },
} as unknown as NextApiRequest;
let minute = 0;

/** In a minute of its own. */
function refuse(code: ErrorCode, times = 1): Record<string, unknown>[] {
  minute += 1;
  written.mockClear();
  for (let time = 0; time < times; time += 1)
    logRefusal(
      code,
      { request, requestId: 'r-1', route: '/api/user/change-password' },
      minute * MINUTE + time,
    );
  return written.mock.calls.map(([text]) => JSON.parse(String(text)) as Record<string, unknown>);
}

describe('a refused call', () => {
  it.each<ErrorCode>(['unauthenticated', 'forbidden', 'impersonating', 'other-session'])(
    'is one line of the log (%s): when, what, which request, and whose network by its hash',
    (code) => {
      const lines = refuse(code);
      expect(lines).toEqual([
        {
          level: 'warn',
          time: expect.any(String) as string,
          name: 'plumbline-web',
          event: 'refused',
          code,
          requestId: 'r-1',
          method: 'POST',
          route: '/api/user/change-password',
          from: expect.stringMatching(/^[\w-]{8}$/) as string,
        },
      ]);
      expect(JSON.stringify(lines)).not.toMatch(/192\.0\.2\.7|abc/);
    },
  );

  it.each<ErrorCode>(['invalid-input', 'not-found', 'rate-limited', 'unknown'])(
    'is about rights, not %s',
    (code) => {
      expect(refuse(code)).toEqual([]);
    },
  );

  it('cannot flood the log', () => {
    expect(refuse('forbidden', 100)).toHaveLength(60);
    expect(refuse('forbidden')).toMatchObject([{ leftOut: 40 }]);
  });
});
