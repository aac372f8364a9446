import { expectSession, onSessionEnd, publishSession, type SessionState } from './sessionStore';

const MARA: SessionState = {
  status: 'authenticated',
  user: { username: 'u1', email: 'mara@example.org' },
};
const ANN: SessionState = {
  status: 'authenticated',
  user: { username: 'u2', email: 'ann@example.org' },
};
const STAFF_AS_MARA: SessionState = {
  status: 'authenticated',
  user: { ...MARA.user, adminId: 'u2' },
};
const NOBODY: SessionState = { status: 'unauthenticated' };
const UNKNOWN: SessionState = { status: 'loading' };

const ended = jest.fn();
onSessionEnd(ended);

describe("when one user's data in the tab is cleared", () => {
  it.each<[string, SessionState, SessionState, SessionState[]]>([
    ['a sign-out', MARA, NOBODY, [NOBODY]],
    ['another account in its place, without a sign-out between', MARA, ANN, [ANN]],
    ['staff who begin to act as somebody', ANN, STAFF_AS_MARA, [STAFF_AS_MARA]],
    [
      'no look that finds the same account',
      MARA,
      { status: 'authenticated', user: { ...MARA.user } },
      [],
    ],
    [
      'no new address of the account',
      MARA,
      { status: 'authenticated', user: { ...MARA.user, email: 'm@example.org' } },
      [],
    ],
    ['no log-in of a visitor, who may have begun to type', NOBODY, MARA, []],
    ['no first answer', UNKNOWN, MARA, []],
  ])('is %s', (_, before, next, calls) => {
    publishSession(before);
    ended.mockClear();
    publishSession(next);
    expect(ended.mock.calls.map(([state]) => state as SessionState)).toEqual(calls);
  });

  it('is a log-in over a signed-in user, before the new session is known', () => {
    publishSession(MARA);
    ended.mockClear();
    expectSession();
    expect(ended).toHaveBeenCalledTimes(1);
  });
});
