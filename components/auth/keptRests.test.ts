import { act, renderHook } from '@testing-library/react';
import { EMAIL, MINUTE, NOW, play, SECOND, signedUp } from '@/testing/playAuth';
import { dispatch, useAuthState } from './authFlow';
import { resendReadyAt } from './codeResend';
import { keepRests, readRests } from './keptRests';

const kept = () => window.sessionStorage.getItem('resendAt');

describe('§4 the rest before another code', () => {
  it('outlives the page in its tab, for its address only, which is not stored', () => {
    keepRests(play(signedUp).state.resendAt);
    const resendAt = readRests(NOW + 20 * SECOND);
    expect(resendReadyAt({ resendAt }, EMAIL)).toBe(NOW + MINUTE);
    expect(resendReadyAt({ resendAt }, 'other@example.org')).toBe(0);
    expect(kept()).toMatch(/^\{"\w{1,7}":\d+\}$/);
    expect(readRests(NOW + MINUTE)).toEqual({});
  });

  it.each(['{"a":"b"}', 'garbage', '7', 'null', `{"a":${NOW + 61 * MINUTE}}`])(
    'is none where the tab keeps %s',
    (stored) => {
      window.sessionStorage.setItem('resendAt', stored);
      expect(readRests(NOW)).toEqual({});
    },
  );

  it('is known to a page that was loaded again', () => {
    jest.useFakeTimers({ now: NOW + 20 * SECOND });
    keepRests(play(signedUp).state.resendAt);
    const { result } = renderHook(useAuthState);
    act(() => dispatch({ type: 'opened', step: 'verify-email', place: 'page' }));
    expect(resendReadyAt(result.current, EMAIL)).toBe(NOW + MINUTE);
    jest.useRealTimers();
  });
});
