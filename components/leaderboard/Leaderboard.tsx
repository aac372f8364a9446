import { useRef, useState, useEffect } from 'react';
import { Link } from '@/components/ui';
import type { EndpointOutput } from '@/contracts/endpoint';
import type { projectsList } from '@/contracts/endpoints';
import { REPORT_MAX } from '@/contracts/limits';
import { routes } from '@/lib/routes';
import { ComparePicked } from './ComparePicked';
import { copy } from './copy';
import { Filters, type FilterCounts } from './Filters';
import { Section } from './Leaderboard.styles';
import { LeaderboardTable } from './LeaderboardTable';
import { activeFilters, DEFAULT_QUERY, leaderboardHref, type LeaderboardQuery } from './query';
import { QuickFilters } from './QuickFilters';
import { usePicked } from './usePicked';

interface PageLinksProps {
  list: { currentPage: number; pages: number };
  query: LeaderboardQuery;
}

function PageLinks({ list: { currentPage, pages }, query }: PageLinksProps) {
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

type ProjectList = EndpointOutput<typeof projectsList>;

export interface LeaderboardProps {
  list: ProjectList;
  query: LeaderboardQuery;
  counts: FilterCounts;
}

function rangeWords({ items, total, currentPage, dataPerPage }: ProjectList): string | false {
  const from = (currentPage - 1) * dataPerPage;
  return (
    total > 0 && copy.range(Math.min(from + 1, total), Math.min(from + items.length, total), total)
  );
}

/** Whether two neighbors' ranges overlap, so that missing facts could change their order. */
const haveOverlap = (rows: ProjectList['items']): boolean =>
  rows.some(({ rank, possible }, index) => {
    const before = rows[index - 1];
    return rank !== null && before?.score != null && (possible ?? 0) > before.score;
  });

const Empty = ({ text }: { text: string | undefined }) => (
  <p className="empty">
    <strong>{copy.empty}</strong>
    {copy.emptyHint}
    {text !== undefined && (
      <>
        {' '}
        <Link
          href={routes.report({
            kind: 'missing-project',
            name: text.slice(0, REPORT_MAX.project),
          })}
          rel="nofollow"
        >
          {copy.request(text)}
        </Link>
      </>
    )}
  </p>
);

/** Above a list of nothing but the tokens of one project. */
const Issuer = ({ id, name }: { id: string; name: string }) => (
  <p className="issuer">
    {copy.tokensOf} <Link href={routes.project(id)}>{name}</Link>
    <Link href={leaderboardHref(DEFAULT_QUERY)} scroll={false}>
      {copy.allProjects}
    </Link>
  </p>
);

/** The address is its whole state. */
export function Leaderboard({ list, query, counts }: LeaderboardProps) {
  const [open, setOpen] = useState(false);
  const picked = usePicked();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) panel.current?.querySelector('input')?.focus();
  }, [open]);
  return (
    <Section id="leaderboard" className="tour-step-3" aria-labelledby="leaderboard-title">
      <div className="top">
        <h2 id="leaderboard-title">{copy.title}</h2>
        <QuickFilters
          query={query}
          categories={counts.categories}
          open={open}
          onToggle={() => setOpen(!open)}
        />
      </div>
      <div id="filters" ref={panel} className={open ? 'filters open' : 'filters'}>
        <Filters query={query} counts={counts} />
      </div>
      {query.issuer && <Issuer id={query.issuer} name={list.items[0]?.issuedBy ?? query.issuer} />}
      {haveOverlap(list.items) && <p className="overlap">{copy.overlap}</p>}
      {list.items.length === 0 ? (
        <Empty text={query.text} />
      ) : (
        <>
          <ComparePicked picked={picked} shown={list.items.map(({ id }) => id)} />
          <div className="rows">
            <LeaderboardTable rows={list.items} query={query} picked={picked} />
          </div>
        </>
      )}
      <div className="below">
        <span role="status">{rangeWords(list)}</span>
        {activeFilters(query).length === 0 && (
          <Link href={leaderboardHref(query, { state: 'not-rated' })} scroll={false}>
            {copy.listedToo}
          </Link>
        )}
        {list.pages > 1 && <PageLinks list={list} query={query} />}
      </div>
    </Section>
  );
}
