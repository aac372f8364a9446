import { useContext, useMemo, type PropsWithChildren } from 'react';
import { StyleSheetContext, type IStyleSheetContext } from 'styled-components';

type Stylis = IStyleSheetContext['stylis'];

const made = new Map<string, string[]>();

/** A class name is a hash of its CSS, so it stands for it; global styles have none. */
function makeOnce(stylis: Stylis): Stylis {
  const make = (...[css, selector, ...rest]: Parameters<Stylis>) => {
    const key = selector || css;
    const rules = made.get(key) ?? stylis(css, selector, ...rest);
    made.set(key, rules);
    return rules;
  };
  return Object.assign(make, { hash: stylis.hash });
}

/** Keeps the rules of each style from one page to the next: styles of the product never change. */
export function MadeOnce({ children }: PropsWithChildren) {
  const context = useContext(StyleSheetContext);
  const value = useMemo(() => ({ ...context, stylis: makeOnce(context.stylis) }), [context]);
  return <StyleSheetContext value={value}>{children}</StyleSheetContext>;
}
