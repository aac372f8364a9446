import { listWatchlists, readWatchlist } from '@/contracts/watchlistEndpoints';
import { findShown, parseView, type GivenLists } from '@/components/my-watchlists';
import { callBackend } from '@/server/backend';
import { signedInPropsWith } from './signedInProps';

/** With the rows of the list that the address names. The page reads what the backend did not give. */
export const watchlistsProps = signedInPropsWith(
  async (caller, { query }): Promise<{ given?: GivenLists }> => {
    try {
      const { watchlists: lists } = await callBackend(listWatchlists, {}, caller);
      const shown = findShown(lists, parseView(query));
      if (!shown) return { given: { lists } };
      const read = await callBackend(readWatchlist, { params: { id: shown.id } }, caller);
      return { given: { lists, read } };
    } catch {
      return {};
    }
  },
);
