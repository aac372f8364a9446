import { searchProject } from '@/contracts/endpoints';
import { listWatchlists, readWatchlist } from '@/contracts/watchlists/watchlistEndpoints';
import { findShown, parseView, type GivenLists } from '@/components/my-watchlists';
import { callBackend } from '@/server/backend/backend';
import { signedInPropsWith } from './signedInProps';

/**
 * With the rows of the list that the address names, or what could be added to it. The page reads
 * what the backend did not give.
 */
export const watchlistsProps = signedInPropsWith(
  async (caller, { query }): Promise<{ given?: GivenLists }> => {
    try {
      const { watchlists: lists } = await callBackend(listWatchlists, {}, caller);
      const shown = findShown(lists, parseView(query));
      const read =
        shown && (await callBackend(readWatchlist, { params: { id: shown.id } }, caller));
      if (shown ? shown.projects.length > 0 : lists.length > 0)
        return { given: { lists, ...(read && { read }) } };
      const { items } = await callBackend(searchProject, {}, caller);
      const trending = items.map(({ id, name }) => ({ id, name }));
      return { given: { lists, trending, ...(read && { read }) } };
    } catch {
      return {};
    }
  },
);
