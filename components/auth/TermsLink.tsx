import { Hidden } from '@/components/ui';
import { copy } from './copy';

export function TermsLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <Hidden>{copy.newTab}</Hidden>
    </a>
  );
}
