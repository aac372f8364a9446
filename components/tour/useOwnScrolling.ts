import { useEffect } from 'react';

/** While the tour says where the page stands, the browser does not put it back where it was when somebody goes back in the history. */
export function useOwnScrolling(): void {
  useEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = before;
    };
  }, []);
}
