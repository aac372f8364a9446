import { Button, Link } from '@/components/ui';
import { REPORT_MAX } from '@/contracts/limits';
import { errorMessage } from '@/lib/errors/errorMessage';
import type { ProjectSearch } from '@/lib/resources/useProjectSearch';
import { routes } from '@/lib/routes';
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
          {copy.noneHint}{' '}
          <Link
            href={routes.report({
              kind: 'missing-project',
              name: keyword.slice(0, REPORT_MAX.project),
            })}
            rel="nofollow"
          >
            {copy.request}
          </Link>
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
