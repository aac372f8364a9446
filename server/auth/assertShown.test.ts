import { ACTING_HEADER } from '@/contracts/accounts/actingHeader';
import { assertShown } from './assertShown';

const BOB = 'bob/2';
const stating = (name?: string) => ({
  headers: name === undefined ? {} : { [ACTING_HEADER]: name },
});

describe('a write', () => {
  it.each([
    ['by an account or a visitor', undefined, undefined],
    ['as a user whom the page shows', BOB, 'bob%2F2'],
  ])('%s is taken', (_, actedAs, stated) => {
    expect(() => assertShown(stating(stated), actedAs)).not.toThrow();
  });

  it.each([
    ['as a user whom the page does not show', BOB, undefined],
    ['as another user than the page shows', BOB, 'eve'],
    ['by an account or a visitor whose page still shows a user', undefined, 'bob%2F2'],
  ])('%s is refused', (_, actedAs, stated) => {
    expect(() => assertShown(stating(stated), actedAs)).toThrow(
      expect.objectContaining({ code: 'other-session', status: 409 }) as Error,
    );
  });
});
