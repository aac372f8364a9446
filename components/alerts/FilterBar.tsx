import { useId } from 'react';
import { Button } from '@/components/ui';
import type { AlertFilter } from '@/lib/api/alerts';
import { copy } from './copy';
import { Bar } from './Alerts.styles';

interface FilterBarProps {
  filter: AlertFilter;
  lists: readonly { id: string; name: string }[];
  /** Of the whole inbox; undefined until loaded. */
  unread: number | undefined;
  /** Whether an unread one is shown. */
  canMark: boolean;
  onFilter: (filter: AlertFilter) => void;
  onMarkAll: () => void;
}

export function FilterBar({ filter, lists, unread, canMark, onFilter, onMarkAll }: FilterBarProps) {
  const id = useId();
  return (
    <Bar>
      <p className="count" role="status">
        {unread === undefined ? '' : copy.unread(unread)}
      </p>
      {(lists.length > 1 || filter.list !== undefined) && (
        <label htmlFor={id}>
          {copy.list}
          <select
            id={id}
            value={filter.list ?? ''}
            onChange={({ target }) => onFilter({ ...filter, list: target.value || undefined })}
          >
            <option value="">{copy.allLists}</option>
            {lists.map((list) => (
              <option key={list.id} value={list.id}>
                {list.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Button
        type="button"
        aria-pressed={filter.unread}
        onClick={() => onFilter({ ...filter, unread: !filter.unread })}
      >
        {copy.unreadOnly}
      </Button>
      {canMark && (
        <Button type="button" onClick={onMarkAll}>
          {filter.list === undefined ? copy.markAll : copy.markShown}
        </Button>
      )}
    </Bar>
  );
}
