import { useState } from 'react';
import { errorMessage } from '@/lib/errors/errorMessage';
import { useDeletedWatchlists } from '@/lib/resources/useDeletedWatchlists';
import { Plain } from './Controls.styles';
import { copy } from './copy';
import { failed, type ListPage } from './useListPage';

/** Lists of the last day that can be restored, read when asked for. */
export function DeletedLists({ page }: { page: ListPage }) {
  const [open, setOpen] = useState(false);
  const { items, error, reload } = useDeletedWatchlists(page.user.username, open);
  const restore = async (id: string, name: string) => {
    try {
      await page.all.restore(id);
      page.say({ text: copy.restored(name) });
    } catch (refused) {
      failed(refused);
    }
    reload();
  };
  return (
    <div className="deleted">
      <Plain type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {copy.deleted} <span aria-hidden="true">{open ? '▴' : '▾'}</span>
      </Plain>
      {open && error !== undefined && (
        <p className="error" role="alert">
          {errorMessage(error)}
        </p>
      )}
      {open && items?.length === 0 && <p className="hint">{copy.noneDeleted}</p>}
      {open && items && items.length > 0 && (
        <ul>
          {items.map(({ id, name, projects }) => (
            <li key={id}>
              {name} ({projects})
              <Plain type="button" data-link="true" onClick={() => void restore(id, name)}>
                {copy.restore(name)}
              </Plain>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
