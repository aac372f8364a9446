import { useState } from 'react';
import { Hidden, Link } from '@/components/ui';
import { Failed } from '@/components/ui/page';
import type { Watchlist, WatchedRow } from '@/contracts/watchlists/watchlists';
import { errorMessage } from '@/lib/errors/errorMessage';
import { useModule } from '@/lib/hooks/useModule';
import { routes } from '@/lib/routes';
import { listChanges } from './changes';
import { copy } from './copy';
import { ListHead } from './ListHead';
import { LoadFailed } from './LoadFailed';
import { Trending } from './Trending';
import { useEntries } from './useEntries';
import type { ListPage } from './useListPage';
import { Banner, Blank, Empty } from './Watchlists.styles';
import { WatchedProjects } from './WatchedProjects';

const SHOWN = 3;
const words = copy.changes;

/** What moved since the last visit; nothing without one. */
function ChangeBanner({ rows }: { rows: readonly WatchedRow[] }) {
  const changes = listChanges(rows);
  if (changes.length === 0) return null;
  return (
    <Banner aria-label={words.title}>
      <ul>
        {changes.slice(0, SHOWN).map(({ id, text }) => (
          <li key={id}>
            <b>{text}</b>{' '}
            <Link href={`${routes.project(id)}#history`} aria-label={words.seeNamed(text)}>
              {words.see}
            </Link>
          </li>
        ))}
      </ul>
      {changes.length > SHOWN && <p className="hint">{words.more(changes.length - SHOWN)}</p>}
    </Banner>
  );
}

const loadPanel = () => import('./AddPanel');

/** In the list's order; undefined for those whose facts are still loading. */
function toRows({ projects, version }: Watchlist, read: ListPage['one']['data'], loading: boolean) {
  const rows = new Map(read?.rows.map((row) => [row.id, row]));
  const awaited = loading || (read !== undefined && read.list.version < version);
  return projects
    .map((id): [string, WatchedRow | undefined] => [id, rows.get(id)])
    .filter(([, row]) => row !== undefined || awaited);
}

export function OneList({ page, list }: { page: ListPage; list: Watchlist }) {
  const [adding, setAdding] = useState(false);
  const panel = useModule(loadPanel, adding);
  const entries = useEntries(page, list);
  const { data, error, loading, reload } = page.one;
  const rows = toRows(list, data, loading);
  return (
    <>
      <ListHead page={page} list={list} adding={adding} onAdd={() => setAdding(!adding)} />
      {adding && panel.module && (
        <panel.module.AddPanel list={list} entries={entries} onClose={() => setAdding(false)} />
      )}
      {adding && panel.failed && <LoadFailed onRetry={panel.retry} />}
      {error !== undefined && (
        <Empty>
          <Failed words={errorMessage(error)} onRetry={reload} />
        </Empty>
      )}
      {list.projects.length === 0 && (
        <Empty>
          <h2>{copy.empty}</h2>
          <p>{copy.emptyHint}</p>
          <Trending given={page.trending} onAdd={entries.addOne} />
        </Empty>
      )}
      {list.projects.length > 0 && !data && error === undefined && (
        <>
          <Hidden role="status">{copy.loadingList}</Hidden>
          <Blank data-for="rows" />
        </>
      )}
      {list.projects.length > 0 && data && (
        <>
          <ChangeBanner rows={data.rows} />
          <WatchedProjects page={page} list={list} rows={rows} entries={entries} />
        </>
      )}
    </>
  );
}
