import type { ProjectSearch } from '@/lib/resources/useProjectSearch';
import { copy } from './copy';
import { Option, type OptionProps } from './Option';

export const MoreOption = ({ search, ...option }: OptionProps & { search: ProjectSearch }) => (
  <Option {...option} className="more">
    <u>{search.loadingMore ? copy.loadingMore : copy.loadMore}</u>
    <span aria-hidden="true">
      {copy.keys} · {copy.found(search.total)}
    </span>
  </Option>
);
