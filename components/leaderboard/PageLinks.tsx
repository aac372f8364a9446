import { Link } from '@/components/ui';
import { copy } from './copy';
import { leaderboardHref, type LeaderboardQuery } from './query';

interface PageLinksProps {
  list: { currentPage: number; pages: number };
  query: LeaderboardQuery;
}

export function PageLinks({ list: { currentPage, pages }, query }: PageLinksProps) {
  const link = (page: number, label: string, enabled: boolean) =>
    enabled ? (
      <Link href={leaderboardHref(query, { page })} rel="nofollow">
        {label}
      </Link>
    ) : (
      <span aria-hidden="true">{label}</span>
    );
  return (
    <nav className="pages" aria-label={copy.pages}>
      {link(currentPage - 1, copy.previous, currentPage > 1)}
      {link(currentPage + 1, copy.next, currentPage < pages)}
    </nav>
  );
}
