import { useState } from 'react';
import useSWR from 'swr';
import type { OwnSession } from '@/contracts/accountEndpoints';
import { endOwnSessions, readOwnSessions } from '@/lib/api/accounts';

/** What is being ended: a session by its id, or all but the one that asks. */
export type Ending = string | 'others';

export interface OwnSessions {
  /** Newest first; undefined until they are read. */
  sessions: OwnSession[] | undefined;
  /** When they were read (ISO 8601), by this browser's clock. */
  readAt: string;
  /** Why they could not be read, or why the last one could not be ended. */
  error: unknown;
  /** Undefined while nothing is being ended. */
  ending: Ending | undefined;
  /**
   * Ends; while one is being ended, another call is ignored.
   * @returns how many have ended, undefined when it failed or was ignored
   */
  end: (which: Ending) => Promise<number | undefined>;
  /** Reads them again. */
  reload: () => void;
}

/** First part of the key: of nobody else's. */
export const OWN_SESSIONS = 'own-sessions';

interface Read {
  items: OwnSession[];
  readAt: string;
}

const read = async (): Promise<Read> => ({
  ...(await readOwnSessions()),
  readAt: new Date().toISOString(),
});

/** Where an account is signed in. `account` keeps what was read apart from what another account in this tab has read. */
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
      // They are gone: should the list not be had anew, it does not show them either.
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
