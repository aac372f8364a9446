import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Watchlist } from '@/contracts/watchlists/watchlists';
import { errorMessage } from '@/lib/errors/errorMessage';
import { newId } from '@/lib/newId';
import { notify } from '@/lib/notices/notices';
import { useWatchlist, type OneWatchlist, type ReadWatchlist } from '@/lib/resources/useWatchlist';
import { useWatchlists, type Watchlists } from '@/lib/resources/useWatchlists';
import type { SessionUser } from '@/lib/session/sessionStore';
import { copy } from './copy';
import { findShown, parseView, viewHref, type ListView } from './query';

/** What was done last, with a way back. */
export interface Done {
  text: string;
  undo?: () => Promise<void>;
}

export interface ListPage {
  user: SessionUser;
  view: ListView;
  all: Watchlists;
  /** Undefined while loading, and when the address names none. */
  list: Watchlist | undefined;
  one: OneWatchlist;
  /** Undefined: not known yet. */
  trending: GivenLists['trending'];
  done: Done | undefined;
  /** Says what was done; undefined takes it away. */
  say: (done: Done | undefined) => void;
  /** Shows another state of the page, without a new entry in the history. */
  look: (change: Partial<ListView>) => void;
  create: (name: string) => Promise<void>;
  remove: (list: Watchlist) => Promise<void>;
}

/** What the page came with. */
export interface GivenLists {
  lists: Watchlist[];
  read?: ReadWatchlist;
  trending?: { id: string; name: string }[];
}

/** For what has no form that would show its error. */
export const failed = (error: unknown): void => notify('error', errorMessage(error));

/** Rows of what came into the list by another call than the page's. */
function useMissingRows(list: Watchlist | undefined, { data, reload }: OneWatchlist): void {
  const lacks =
    list !== undefined &&
    data !== undefined &&
    data.list.version < list.version &&
    list.projects.some((id) => !data.rows.some((row) => row.id === id));
  const version = list?.version;
  const reread = useEffectEvent(reload);
  useEffect(() => {
    if (lacks) reread();
  }, [lacks, version]);
}

/** The state of the page: in its address, in the account, and what was done last. */
export function useListPage(user: SessionUser, given: GivenLists | undefined): ListPage {
  const router = useRouter();
  const view = parseView(router.query);
  const all = useWatchlists(user.username, given?.lists);
  const list = findShown(all.lists, view);
  const one = useWatchlist(
    user.username,
    list?.id,
    user.adminId === undefined,
    given?.read?.list.id === list?.id ? given?.read : undefined,
  );
  const [done, say] = useState<Done>();
  useMissingRows(list, one);
  const go = (change: Partial<ListView>, replaces = false) =>
    void router[replaces ? 'replace' : 'push'](viewHref(view, change), undefined, {
      shallow: true,
      scroll: false,
    });
  return {
    user,
    view,
    all,
    list,
    one,
    trending: given?.trending,
    done,
    say,
    look: (change) => go(change, true),
    create: async (name) => {
      const made = await all.create({ name, projects: [] }, newId());
      go({ list: made.id });
    },
    remove: async (gone) => {
      go({ list: undefined }, true);
      try {
        await all.remove(gone.id);
      } catch (error) {
        return failed(error);
      }
      const undo = async () => {
        await all.restore(gone.id);
        go({ list: gone.id });
        say({ text: copy.restored(gone.name) });
      };
      say({ text: copy.deletedList(gone.name), undo });
    },
  };
}
