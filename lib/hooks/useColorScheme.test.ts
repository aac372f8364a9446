import { act, renderHook, waitFor } from '@testing-library/react';
import { setScreen } from '@/testing/screen';
import { useColorScheme } from './useColorScheme';

describe('the colour scheme', () => {
  afterEach(async () => {
    await act(async () => {
      delete document.documentElement.dataset.theme;
    });
    setScreen({});
  });

  it.each([
    ['light', false, undefined, 'light'],
    ['dark', true, undefined, 'dark'],
    ['chosen light on a dark system', true, 'light', 'light'],
    ['chosen dark on a light system', false, 'dark', 'dark'],
    ['a choice that nobody knows', true, 'sepia', 'dark'],
  ])('%s', (_, dark, chosen, scheme) => {
    setScreen({ dark });
    if (chosen) document.documentElement.dataset.theme = chosen;
    expect(renderHook(useColorScheme).result.current).toBe(scheme);
  });

  it('follows a choice that is made while the page is open', async () => {
    const { result } = renderHook(useColorScheme);
    await act(async () => {
      document.documentElement.dataset.theme = 'dark';
    });
    await waitFor(() => expect(result.current).toBe('dark'));
  });
});
