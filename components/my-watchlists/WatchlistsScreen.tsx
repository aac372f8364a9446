import { useRouter } from 'next/router';
import { Hidden } from '@/components/ui';
import { Failed } from '@/components/ui/page';
import { errorMessage } from '@/lib/errors/errorMessage';
import type { SessionUser } from '@/lib/session/sessionStore';
import { useHydrated } from '@/lib/hooks/useHydrated';
import { pressStar } from '@/lib/watch/pressStar';
import { copy } from './copy';
import { DoneBar } from './DoneBar';
import { ListsNav } from './ListsNav';
import { OneList } from './OneList';
import { viewHref } from './query';
import { Trending } from './Trending';
import { failed, useListPage, type GivenLists, type ListPage } from './useListPage';
import { ViewLink } from './ViewLink';
import { Blank, Empty, Page } from './Watchlists.styles';

const Loading = () => (
  <>
    <Hidden role="status">{copy.loading}</Hidden>
    <Blank data-for="head" />
    <Blank data-for="rows" />
  </>
);

/** The first star makes the first list. */
const NoLists = ({ trending }: Pick<ListPage, 'trending'>) => (
  <Empty>
    <h1>{copy.title}</h1>
    <h2>{copy.noLists}</h2>
    <p>{copy.noListsHint}</p>
    <Trending given={trending} onAdd={(project) => void pressStar(project).catch(failed)} />
  </Empty>
);

function Shown({ page }: { page: ListPage }) {
  const { all, list, view } = page;
  const { isReady } = useRouter();
  // Bars and logos have style attributes, which the policy of these pages takes from scripts only.
  const isHydrated = useHydrated();
  if (!all.lists && all.error !== undefined)
    return (
      <Empty>
        <h1>{copy.title}</h1>
        <Failed words={errorMessage(all.error)} onRetry={all.reload} />
      </Empty>
    );
  if (!all.lists || !isReady || !isHydrated) return <Loading />;
  if (list) return <OneList key={list.id} page={page} list={list} />;
  if (all.lists.length === 0) return <NoLists trending={page.trending} />;
  return (
    <Empty>
      <h1>{copy.title}</h1>
      <p>{copy.missing}</p>
      <p>
        <ViewLink href={viewHref(view, { list: undefined })}>{copy.firstList}</ViewLink>
      </p>
    </Empty>
  );
}

interface WatchlistsScreenProps {
  user: SessionUser;
  given?: GivenLists | undefined;
}

/** The lists of the signed-in user; the address says which one is shown, and how. */
export function WatchlistsScreen({ user, given }: WatchlistsScreenProps) {
  const page = useListPage(user, given);
  return (
    <Page>
      <ListsNav page={page} />
      <div>
        <noscript>{copy.noScripts}</noscript>
        <DoneBar done={page.done} say={page.say} />
        <Shown page={page} />
      </div>
    </Page>
  );
}
