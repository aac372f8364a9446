import { act, renderHook } from '@testing-library/react';
import { useSeen } from './useSeen';

const show = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
let idle: (() => void) | undefined;
beforeEach(() => {
  idle = undefined;
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => {
      idle = work;
      return 1;
    },
    cancelIdleCallback: () => undefined,
  });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

describe('what waits until a page is seen', () => {
  it('happens at once when it is visible and idle, and only once', () => {
    const work = jest.fn();
    renderHook(() => useSeen(work));
    expect(work).not.toHaveBeenCalled();
    act(() => idle?.());
    act(() => show('hidden'));
    act(() => show('visible'));
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('waits in a background tab, and happens when that is opened', () => {
    const work = jest.fn();
    show('hidden');
    renderHook(() => useSeen(work));
    act(() => idle?.());
    expect(work).not.toHaveBeenCalled();
    act(() => show('visible'));
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('never happens on a page that is left unseen', () => {
    const work = jest.fn();
    show('hidden');
    const { unmount } = renderHook(() => useSeen(work));
    act(() => idle?.());
    unmount();
    act(() => show('visible'));
    expect(work).not.toHaveBeenCalled();
  });
});
