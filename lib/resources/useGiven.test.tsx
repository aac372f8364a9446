import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useGiven } from './useGiven';

const KEY = ['watchlists', 'sub-1'];

/** In a tab that has kept this answer. */
function given(page: string[] | undefined, kept?: string[]) {
  const cache = new Map<string, object>();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache as never }}>{children}</SWRConfig>
  );
  const options = renderHook(() => useGiven(KEY, page), { wrapper });
  if (kept) cache.set('@"watchlists","sub-1",', { data: kept });
  options.rerender();
  return options.result.current;
}

describe('what a page came with', () => {
  it('is shown and not read again', () => {
    expect(given(['new'])).toEqual({ fallbackData: ['new'], revalidateOnMount: false });
  });

  it('is read where there is none', () => {
    expect(given(undefined)).toEqual({});
  });

  it('is read again where the tab has an older answer, which is shown meanwhile', () => {
    expect(given(['new'], ['old'])).toEqual({});
  });
});
