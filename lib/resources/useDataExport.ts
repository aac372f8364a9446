import { useState } from 'react';
import useSWR from 'swr';
import type { DataExport } from '@/contracts/accounts/dataExportEndpoints';
import { readDataExport, startDataExport } from '@/lib/api/dataExport';

export const DATA_EXPORT = 'data-export';

/** While an archive is made. */
const POLL_MS = 1_000;

export interface OwnDataExport {
  /** Undefined until loaded. */
  archive: DataExport | undefined;
  error: unknown;
  asking: boolean;
  /** Ignored while one is asked for. */
  ask: () => Promise<void>;
  reload: () => void;
}

/** @param account keeps two accounts in one tab apart */
export function useDataExport(account: string): OwnDataExport {
  const { data, error, mutate } = useSWR<DataExport, unknown>(
    [DATA_EXPORT, account],
    readDataExport,
    {
      shouldRetryOnError: false,
      dedupingInterval: POLL_MS / 2,
      refreshInterval: (latest) => (latest?.state === 'making' ? POLL_MS : 0),
    },
  );
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();

  const ask = async () => {
    if (asking) return;
    setAsking(true);
    setRefusal(undefined);
    try {
      await mutate(startDataExport, { revalidate: false });
    } catch (failure) {
      setRefusal(failure);
      // Another tab may have asked.
      void mutate().catch(() => undefined);
    } finally {
      setAsking(false);
    }
  };
  return {
    archive: data,
    error: refusal ?? error,
    asking,
    ask,
    reload: () => {
      setRefusal(undefined);
      void mutate().catch(() => undefined);
    },
  };
}
