import { useState } from 'react';
import useSWR from 'swr';
import type { OwnSession } from '@/contracts/accounts/accountEndpoints';
import { endOwnSessions, readOwnSessions } from '@/lib/api/accounts';

/** A session id, or all but this one. */
export type Ending = string | 'others';

export interface OwnSessions {
  /** Newest first; undefined until loaded. */
  sessions: OwnSession[] | undefined;
  /** ISO 8601, by this browser's clock. */
  readAt: string;
  error: unknown;
  ending: Ending | undefined;
  /** Ignored while another one is running. @returns how many ended; undefined on failure */
  end: (which: Ending) => Promise<number | undefined>;
  reload: () => void;
}

export const OWN_SESSIONS = 'own-sessions';

interface Read {
  items: OwnSession[];
  readAt: string;
}

const read = async (): Promise<Read> => ({
  ...(await readOwnSessions()),
  readAt: new Date().toISOString(),
});

/** `account` keeps two accounts in one tab apart. */
export function useOwnSessions(account: string): OwnSessions {
  const { data, error, mutate } = useSWR<Read, unknown>([OWN_SESSIONS, account], read, {
    shouldRetryOnError: false,
  });
  const [ending, setEnding] = useState<Ending>();
  const [refusal, setRefusal] = useState<unknown>();

  const end = async (which: Ending): Promise<number | undefined> => {
    if (ending !== undefined) return undefined;
    setEnding(which);
    setRefusal(undefined);
    try {
      const { ended } = await endOwnSessions(which === 'others' ? undefined : which);
      const stays = ({ id, current }: OwnSession) =>
        current || (which !== 'others' && id !== which);
      // Hide ended sessions even if the refetch fails.
      await mutate((before) => before && { ...before, items: before.items.filter(stays) }).catch(
        () => undefined,
      );
      return ended;
    } catch (failure) {
      setRefusal(failure);
      return undefined;
    } finally {
      setEnding(undefined);
    }
  };
  return {
    sessions: data?.items,
    readAt: data?.readAt ?? '',
    error: refusal ?? error,
    ending,
    end,
    reload: () => {
      setRefusal(undefined);
      void mutate();
    },
  };
}
