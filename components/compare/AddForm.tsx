import { Button } from '@/components/ui';
import { SEARCH_MAX_KEYWORD } from '@/contracts/limits';
import { AddField } from './Compare.styles';
import { copy } from './copy';

interface AddFormProps {
  ids: readonly string[];
  only: boolean;
  /** What was typed and not found. */
  typed: string;
}

/** A plain form: the server finds the project, so it works without scripts. */
export function AddForm({ ids, only, typed }: AddFormProps) {
  return (
    <AddField action="/compare" method="get" role="search" aria-label={copy.add}>
      {ids.length > 0 && <input type="hidden" name="projects" value={ids.join(',')} />}
      {only && <input type="hidden" name="rows" value="different" />}
      <label>
        {copy.add}
        <input
          key={typed}
          type="search"
          name="add"
          defaultValue={typed}
          placeholder={copy.placeholder}
          maxLength={SEARCH_MAX_KEYWORD}
          autoComplete="off"
        />
      </label>
      <Button type="submit" data-kind={ids.length < 2 ? 'ink' : undefined}>
        {copy.submit}
      </Button>
    </AddField>
  );
}
