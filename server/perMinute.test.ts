import { signUp, verifyEmail } from '@/contracts/accountEndpoints';
import { ApiProblem } from './ApiProblem';
import { assertPerMinute } from './perMinute';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const call = (
  caller: string,
  now = NOON,
  endpoint = signUp as Parameters<typeof assertPerMinute>[0],
) => assertPerMinute(endpoint, caller, now);

function catchRefusal(caller: string, now: number): ApiProblem {
  for (let calls = 0; calls < signUp.perMinute; calls += 1) call(caller, now);
  try {
    call(caller, now);
  } catch (error) {
    if (error instanceof ApiProblem) return error;
  }
  throw new Error('expected a refusal');
}

describe('calls a minute', () => {
  it('are as many as the endpoint says, of each caller and for each endpoint', () => {
    expect(catchRefusal('a', NOON + 15_000)).toMatchObject({
      code: 'rate-limited',
      status: 429,
      retryAfter: 45,
    });
    expect(() => call('b', NOON + 15_000)).not.toThrow();
    expect(() => call('a', NOON + 15_000, verifyEmail as never)).not.toThrow();
  });

  it('start over in the next minute', () => {
    expect(catchRefusal('c', NOON + 59_999)).toMatchObject({ retryAfter: 1 });
    expect(() => call('c', NOON + 60_000)).not.toThrow();
  });
});
