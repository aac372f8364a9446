import { act, renderHook } from '@testing-library/react';
import { acceptCookies, useConsent, withdrawCookies } from './consent';

function fromElsewhere(key: string | null, value: string | null) {
  if (key === null) window.localStorage.clear();
  else if (value === null) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, value);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
  });
}

beforeEach(() => {
  act(withdrawCookies);
});

describe('consent (§3: cookieConsent holds true once accepted)', () => {
  it('is missing at first, and kept when given', () => {
    const { result } = renderHook(useConsent);
    expect(result.current).toBe('missing');
    act(acceptCookies);
    expect(result.current).toBe('given');
    expect(window.localStorage.getItem('cookieConsent')).toBe('true');
  });

  it.each([
    ['accepted', 'cookieConsent', 'true', 'given'],
    ['said something else', 'cookieConsent', 'maybe', 'missing'],
    ['wrote another key', 'announcementClosed', 'x', 'missing'],
  ])('follows another tab that %s', (_, key, value, state) => {
    const { result } = renderHook(useConsent);
    fromElsewhere(key, value);
    expect(result.current).toBe(state);
  });

  it.each([
    ['withdrew', 'cookieConsent'],
    ['emptied the storage', null],
  ])('ends when another tab %s', (_, key) => {
    const { result } = renderHook(useConsent);
    act(acceptCookies);
    fromElsewhere(key, null);
    expect(result.current).toBe('missing');
  });

  it.each([
    [true, 'missing'],
    [false, 'given'],
  ])(
    'withdrawn while the page lay in the back-forward cache is over when it comes back (persisted: %s)',
    (persisted, state) => {
      const { result } = renderHook(useConsent);
      act(acceptCookies);
      // Pages in the back-forward cache get no storage events.
      window.localStorage.removeItem('cookieConsent');
      act(() => {
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
      });
      expect(result.current).toBe(state);
    },
  );

  it('lasts as long as the page where storage is refused', () => {
    const { result } = renderHook(useConsent);
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    act(acceptCookies);
    refused.mockRestore();
    expect(result.current).toBe('given');
    expect(window.localStorage.getItem('cookieConsent')).toBeNull();
  });
});
