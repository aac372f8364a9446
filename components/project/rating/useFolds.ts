import { useEffect, useState } from 'react';

const FOLDS = 'main details[data-fold]';
const listFolds = (): HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>(FOLDS),
];

/** Opens what a link or the address leads to, once what does so has loaded. */
export function useFolds(page: string): void {
  useEffect(() => {
    let isLeft = false;
    let leave = (): void => undefined;
    void import('../followHash').then(
      ({ followHash }) => {
        if (!isLeft) leave = followHash();
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      leave();
    };
  }, [page]);
}

/** All folds of the page at once. */
export function useAllFolds(): [open: boolean, toggle: () => void] {
  const [open, setOpen] = useState(false);
  const toggle = () => {
    listFolds().forEach((details) => {
      details.open = !open;
    });
    setOpen(!open);
  };
  return [open, toggle];
}
