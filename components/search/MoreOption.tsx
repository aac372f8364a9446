import type { ProjectSearch } from '@/lib/resources/useProjectSearch';
import { copy } from './copy';

interface MoreOptionProps {
  id: string;
  search: ProjectSearch;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** The pointer keeps the input focused. */
export function MoreOption({ id, search, active, onPoint, onChoose }: MoreOptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className="more"
      onMouseMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={() => undefined}
    >
      <u>{search.loadingMore ? copy.loadingMore : copy.loadMore}</u>
      <span aria-hidden="true">
        {copy.keys} · {copy.found(search.total)}
      </span>
    </div>
  );
}
