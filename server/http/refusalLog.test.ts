import type { ErrorCode } from '@/contracts/errors';
import { logRefusal } from './refusalLog';

const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
afterAll(() => written.mockRestore());

const MINUTE = 60_000;
let minute = 0;

/** In a minute of its own. */
function refuse(code: ErrorCode, times = 1): Record<string, unknown>[] {
  minute += 1;
  written.mockClear();
  for (let time = 0; time < times; time += 1)
    logRefusal(
      code,
      { requestId: 'r-1', method: 'POST', route: '/api/user/change-password' },
      minute * MINUTE + time,
    );
  return written.mock.calls.map(([text]) => JSON.parse(String(text)) as Record<string, unknown>);
}

describe('a refused call', () => {
  it.each<ErrorCode>(['unauthenticated', 'forbidden', 'impersonating', 'other-session'])(
    'is one line of the log (%s): when, what and which request',
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
        },
      ]);
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
