import { createError, GenericError } from '@/lib/errors/RequestError';
import { IdentityUnavailable } from '../identity/IdentityError';
import { noteFailure, runWork } from './unavailable';

async function failWith(error: Error): Promise<boolean> {
  let work: { readonly backendFailed: boolean } | undefined;
  let ended: Promise<unknown> | undefined;
  runWork('/', (given) => {
    work = given;
    ended = Promise.reject(error)
      .catch(noteFailure)
      .catch(() => undefined);
  });
  await ended;
  return work!.backendFailed;
}

describe('a request that fails', () => {
  it.each([
    ['no connection', new GenericError('gone', '/a', 0, ''), true],
    ['502', createError('/a', 502, ''), true],
    ['503', createError('/a', 503, ''), true],
    ['504', createError('/a', 504, ''), true],
    ['a user pool that does not answer', new IdentityUnavailable('silent'), true],
    ['500', createError('/a', 500, ''), false],
    ['404', createError('/a', 404, ''), false],
    ['our own error', new TypeError('x is undefined'), false],
  ])('%s: is the backend down?', async (_, error, isDown) => {
    expect(await failWith(error)).toBe(isDown);
  });

  it('says nothing about another one', async () => {
    const [down, broken] = await Promise.all([
      failWith(createError('/a', 503, '')),
      failWith(createError('/a', 500, '')),
    ]);
    expect([down, broken]).toEqual([true, false]);
  });

  it('is thrown on', () => {
    expect(() => noteFailure(new TypeError('x'))).toThrow('x');
  });
});
