import type { Watchlist } from '@/contracts/watchlists/watchlists';
import { Plain } from './Controls.styles';
import { copy } from './copy';
import { Menu } from './Menu';
import { failed, type ListPage } from './useListPage';

/** Moves the list among the others, and deletes it. */
export function ListMenu({ page, list }: { page: ListPage; list: Watchlist }) {
  const total = page.all.lists?.length ?? 0;
  const move = async (order: number) => {
    if (order < 0 || order >= total) return;
    try {
      await page.all.update(list.id, { order });
      page.say({ text: copy.listMoved(list.name, order + 1, total) });
    } catch (error) {
      failed(error);
    }
  };
  return (
    <Menu label={copy.more(list.name)} sign="⋯" end>
      {(close) => (
        <>
          <Plain
            type="button"
            data-item
            aria-disabled={list.order === 0}
            onClick={() => void move(list.order - 1)}
          >
            {copy.listUp}
          </Plain>
          <Plain
            type="button"
            data-item
            aria-disabled={list.order === total - 1}
            onClick={() => void move(list.order + 1)}
          >
            {copy.listDown}
          </Plain>
          <Plain
            type="button"
            data-item
            onClick={() => {
              close();
              void page.remove(list);
            }}
          >
            {copy.deleteList}
          </Plain>
        </>
      )}
    </Menu>
  );
}
