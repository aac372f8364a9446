import type { ComponentProps } from 'react';
import { copy } from '../copy';

/** Marks external links for eyes and ears. Has no styles: the server renders it to plain markup. */
export function ArticleLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  if (!href.startsWith('https:'))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <a href={href} {...rest} rel="noopener noreferrer" target="_blank">
      {children}
      <span aria-hidden="true"> ↗</span>
      <span className="hidden">{copy.newTab}</span>
    </a>
  );
}
