import { Button, Hidden } from '@/components/ui';
import type { DataExport as Archive } from '@/contracts/accounts/dataExportEndpoints';
import { dataExportFile } from '@/lib/api/dataExport';
import { errorMessage } from '@/lib/errors/errorMessage';
import { useDataExport, type OwnDataExport } from '@/lib/resources/useDataExport';
import { copy } from './copy';
import { Export, Skeleton } from './DataExport.styles';
import { fileSize, time } from './words';

const LIMIT_ID = 'data-export-limit';

function statusWords({ state, until }: Archive): string {
  if (state === 'making') return copy.making;
  return state === 'ready' && until !== null ? `${copy.ready(time(until))} ${copy.replaces}` : '';
}

function problemWords({ state, failure }: Archive, error: unknown): string | undefined {
  if (error !== undefined) return errorMessage(error);
  if (state !== 'failed') return undefined;
  return failure === 'too-large' ? copy.tooLarge : copy.failed;
}

interface ActionsProps extends Pick<OwnDataExport, 'asking' | 'ask'> {
  archive: Archive;
}

/** The button stays where it is in every state, and so does the focus. */
function Actions({ archive, asking, ask }: ActionsProps) {
  const { id, state, bytes, nextAt } = archive;
  const isReady = state === 'ready' && id !== null && bytes !== null;
  const busy = asking || state === 'making';
  return (
    <>
      {nextAt !== null && !busy && (
        <p className="limit" id={LIMIT_ID}>
          {copy.limit(time(nextAt))}
        </p>
      )}
      <div className="actions">
        {isReady && (
          <Button as="a" key="file" href={dataExportFile(id)} download data-kind="ink">
            {copy.download(fileSize(bytes))}
          </Button>
        )}
        <Button
          type="button"
          key="ask"
          aria-busy={busy}
          aria-disabled={nextAt !== null || undefined}
          aria-describedby={nextAt !== null && !busy ? LIMIT_ID : undefined}
          onClick={() => {
            if (!busy && nextAt === null) void ask();
          }}
        >
          {isReady ? copy.again : copy.ask}
        </Button>
      </div>
    </>
  );
}

/** Asks for the archive of the account's data, and offers it. For the owner of the account. */
export function DataExport({ account }: { account: string }) {
  const { archive, error, asking, ask, reload } = useDataExport(account);
  if (!archive && error === undefined)
    return (
      <>
        <Hidden role="status">{copy.loading}</Hidden>
        <Skeleton />
      </>
    );
  const problem = archive ? problemWords(archive, error) : errorMessage(error);
  return (
    <Export>
      <p>{copy.what}</p>
      <p className="status" role="status">
        {archive ? statusWords(archive) : ''}
      </p>
      {problem !== undefined && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      {archive && <Actions archive={archive} asking={asking} ask={ask} />}
      {error !== undefined && (
        <div className="actions">
          <Button type="button" onClick={reload}>
            {copy.retry}
          </Button>
        </div>
      )}
    </Export>
  );
}
