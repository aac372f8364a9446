import { act, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderPage, makeRouter } from '@/testing/render';
import { useRouteFocus } from './useRouteFocus';

function Page() {
  const main = useRef<HTMLElement>(null);
  useRouteFocus(main);
  return (
    <>
      <a href="#outside">outside</a>
      <main ref={main} tabIndex={-1}>
        <a href="#inside">inside</a>
      </main>
    </>
  );
}

function open() {
  const listeners = new Map<string, () => void>();
  window.history.replaceState({}, '', '/a');
  renderPage(
    <Page />,
    makeRouter({
      events: {
        on: (name, listener) => {
          listeners.set(name, listener);
        },
        off: (name) => {
          listeners.delete(name);
        },
        emit: jest.fn(),
      },
    }),
  );
  return {
    /** @param meanwhile runs between the click and the new page */
    go: (url: string, meanwhile: () => void = () => undefined) => {
      act(() => listeners.get('routeChangeStart')?.());
      meanwhile();
      window.history.pushState({}, '', url);
      act(() => listeners.get('routeChangeComplete')?.());
    },
  };
}

const outside = () => screen.getByText('outside');

describe('the focus after a route change', () => {
  it('goes to the page that has come, but not out of it, and not for another query', () => {
    const { go } = open();
    outside().focus();
    go('/a?page=2');
    expect(outside()).toHaveFocus();
    go('/b');
    expect(screen.getByRole('main')).toHaveFocus();
    screen.getByText('inside').focus();
    go('/c');
    expect(screen.getByText('inside')).toHaveFocus();
  });

  it.each([
    ['opens a menu', () => fireEvent.pointerDown(outside())],
    ['types', () => fireEvent.keyDown(outside(), { key: 'l' })],
  ])('stays with a user who %s while the page loads', (_, does) => {
    const { go } = open();
    go('/b', () => {
      outside().focus();
      does();
    });
    expect(outside()).toHaveFocus();
    go('/c');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('is not held by a key that is still down', () => {
    const { go } = open();
    outside().focus();
    go('/b', () => {
      fireEvent.keyDown(outside(), { key: 'Enter', repeat: true });
    });
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
