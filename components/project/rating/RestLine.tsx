import { Link } from '@/components/ui';
import type { Rest } from '../bound/bound';

/** What a shortened list leaves out, and the way to all of it. */
export function RestLine({ rest: { words, link } }: { rest: Rest }) {
  return (
    <p className="foot">
      {words} <Link href={link.href}>{link.label}</Link>
    </p>
  );
}
