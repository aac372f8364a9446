import { PAGES_ID } from '@/lib/navigation';
import { copy } from './copy';

/** What stands for the menus where no script runs: the way to the footer, which leads everywhere. */
export function AllPages() {
  return (
    <noscript>
      <a href={`#${PAGES_ID}`}>{copy.allPages}</a>
    </noscript>
  );
}
