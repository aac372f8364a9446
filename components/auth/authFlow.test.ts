import { act, renderHook } from '@testing-library/react';
import { accountServer, type AccountServer } from '@/testing/accountServer';
import { dispatch, useAuthState } from './authFlow';

const MINUTES = 60_000;
const form = { email: 'flow@example.org', password: 'plumb-line-1', terms: true };

let server: AccountServer;
beforeEach(() => {
  server = accountServer();
  jest.useFakeTimers();
});
afterEach(() => {
  server.restore();
  jest.useRealTimers();
});

describe('the flow of a tab', () => {
  it('drops credentials after 15 minutes in which nothing happened', async () => {
    const { result } = renderHook(useAuthState);
    act(() => dispatch({ type: 'opened', step: 'signup', place: 'modal' }));
    act(() =>
      dispatch({
        type: 'submitted',
        submission: { step: 'signup', form, key: 'key-of-this-form' },
      }),
    );
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(result.current).toMatchObject({
      step: 'verify-email',
      credentials: { password: 'plumb-line-1' },
    });
    await act(() => jest.advanceTimersByTimeAsync(15 * MINUTES - 1_000));
    expect(result.current).toMatchObject({ credentials: { password: 'plumb-line-1' } });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(result.current).toMatchObject({ step: 'verify-email', credentials: null });
  });
});
