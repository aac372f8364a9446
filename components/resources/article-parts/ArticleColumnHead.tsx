import { Children, type ComponentProps } from 'react';

/** The head of a column; the empty corner of a table that Markdown makes is a cell and heads nothing. */
export function ArticleColumnHead({ children, ...rest }: ComponentProps<'th'>) {
  return Children.count(children) === 0 ? <td /> : <th {...rest}>{children}</th>;
}
