import { PAGES_ID } from '@/lib/navigation';
import { copy } from './copy';

/** Replaces the menus without scripts: the footer links everywhere. */
export function AllPages() {
  return (
    <noscript>
      <a href={`#${PAGES_ID}`}>{copy.allPages}</a>
    </noscript>
  );
}
