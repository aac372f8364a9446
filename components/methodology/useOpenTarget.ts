import { useEffect } from 'react';

/** Opens what the address names, where it is folded away. */
export function useOpenTarget(): void {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      let fold = target?.closest('details');
      if (!target || !fold) return;
      for (; fold; fold = fold.parentElement?.closest('details')) fold.open = true;
      target.scrollIntoView();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
}
