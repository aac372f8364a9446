import { useRef, useState } from 'react';
import useSWR from 'swr';
import type { Votes } from '@/contracts/projects';
import { castVote, readVotes } from '@/lib/api/projects';

export interface ProjectVotes {
  /** Undefined until they are read. */
  votes: Votes | undefined;
  /** Why the votes could not be read, or why the last vote was not taken. */
  error: unknown;
  cast: (yes: boolean) => void;
}

/** The votes as they will be once this visitor's own is counted: a first vote adds one, a changed one moves. */
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

/**
 * Votes on a project and this visitor's own. A vote shows at once and is taken back when the server does not accept it. Votes are sent one after
 * the other, so that the last one is the one that counts; the one that is shown is not sent again.
 */
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
      // What was taken back with it may have been counted: a vote before it, or this one, whose answer was lost.
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
