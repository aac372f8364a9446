import type { ReactNode } from 'react';
import { Hidden } from './layout';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
  className?: string;
}

/**
 * Accepts http(s) only, hides our page from it (no opener), and marks the link for eyes and ears.
 */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  if (!/^https?:\/\//i.test(href)) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={href} rel="noopener noreferrer nofollow" target="_blank">
      {children}
      <span aria-hidden="true"> ↗</span>
      <Hidden> (opens in a new tab)</Hidden>
    </a>
  );
}
