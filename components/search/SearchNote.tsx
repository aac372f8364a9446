import { Button, Hidden, Link } from '@/components/ui';
import { REPORT_MAX, SEARCH_MIN_KEYWORD } from '@/contracts/limits';
import { errorMessage } from '@/lib/errors/errorMessage';
import type { ProjectSearch } from '@/lib/resources/useProjectSearch';
import { useMayScan } from '@/lib/resources/useMayScan';
import { routes } from '@/lib/routes';
import { copy } from './copy';

/** Not in copy.ts, which every page loads. */
const SCAN = 'Scan it on its chain';

export function SearchNote({ search }: { search: ProjectSearch }) {
  const { keyword } = search;
  const short = keyword !== '' && [...keyword].length < SEARCH_MIN_KEYWORD;
  const answered = keyword !== '' && !short && !search.loading && search.error === undefined;
  const isNone = answered && search.results.length === 0;
  const mayScan = useMayScan(isNone && /^0x[0-9a-f]{40}$/i.test(keyword));
  return (
    <>
      {short && <p className="note">{copy.keepTyping}</p>}
      {isNone && (
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
          {mayScan && (
            <>
              {' · '}
              <Link href={`/scan?address=${keyword}`} rel="nofollow">
                {SCAN}
              </Link>
            </>
          )}
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
      <Hidden role="status">{answered && copy.found(search.total)}</Hidden>
    </>
  );
}
