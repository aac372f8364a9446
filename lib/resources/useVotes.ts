import { useRef, useState } from 'react';
import useSWR from 'swr';
import type { Votes } from '@/contracts/projects';
import { castVote, readVotes } from '@/lib/api/projects';

export interface ProjectVotes {
  votes: Votes | undefined;
  /** Why loading, or the last vote, failed. */
  error: unknown;
  cast: (yes: boolean) => void;
}

/** A first vote adds one, a changed one moves. */
export function withVote(votes: Votes, yes: boolean): Votes {
  const before = votes.vote;
  const counted = {
    yes: votes.yes + Number(yes) - Number(before === true),
    no: votes.no + Number(!yes) - Number(before === false),
  };
  return {
    ...votes,
    ...counted,
    vote: yes,
    yesPercentage: (100 * counted.yes) / (counted.yes + counted.no),
  };
}

/** Votes show at once and roll back on failure. They are sent one by one, so the last wins. */
export function useVotes(projectId: string): ProjectVotes {
  const { data, error, mutate } = useSWR<Votes, unknown>(
    ['votes', projectId],
    () => readVotes(projectId),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const [refusal, setRefusal] = useState<unknown>(undefined);
  const sent = useRef<Promise<unknown>>(Promise.resolve());

  const cast = async (yes: boolean) => {
    if (data?.vote === yes) return;
    setRefusal(undefined);
    const counted = sent.current.then(() => castVote(projectId, yes));
    const ended = counted.catch(() => undefined);
    sent.current = ended;
    try {
      await mutate(counted, {
        optimisticData: data && ((stored) => withVote(stored ?? data, yes)),
        rollbackOnError: true,
        populateCache: true,
        revalidate: false,
      });
    } catch (failure) {
      if (sent.current !== ended) return;
      setRefusal(failure);
      // The server may have counted a vote whose answer was lost.
      void mutate();
    }
  };
  return {
    votes: data,
    error: refusal ?? error,
    cast: (yes) => {
      void cast(yes);
    },
  };
}
