import { Button } from '@/components/ui';
import { errorMessage } from '@/lib/errors/errorMessage';
import type { ProjectSearch } from '@/lib/resources/useProjectSearch';
import { copy } from './copy';

interface SearchNoteProps {
  keyword: string;
  short: boolean;
  search: ProjectSearch;
}

export function SearchNote({ keyword, short, search }: SearchNoteProps) {
  const none =
    keyword !== '' && !short && !search.loading && !search.error && search.results.length === 0;
  return (
    <>
      {short && <p className="note">{copy.keepTyping}</p>}
      {none && (
        <p className="note">
          <strong>{copy.noneTitle(keyword)}</strong>
          {copy.noneHint}
        </p>
      )}
      {search.error !== undefined && (
        <div className="note" role="alert">
          {errorMessage(search.error)}
          <br />
          <Button type="button" onClick={search.retry}>
            {copy.retry}
          </Button>
        </div>
      )}
    </>
  );
}
