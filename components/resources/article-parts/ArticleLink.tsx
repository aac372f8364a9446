import type { ComponentProps } from 'react';
import { copy } from '../copy';

/** A link in an article: one that leaves the site is marked for eyes and ears. Without styles of its own: the server renders it to plain markup. */
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
