import { useState } from 'react';
import useSWR from 'swr';
import type { Votes } from '@/contracts/projects';
import { castVote, readVotes } from '@/lib/api/projects';

export interface ProjectVotes {
  /** Undefined until they are read. */
  votes: Votes | undefined;
  /** Why the votes could not be read, or why the last vote was not taken. */
  error: unknown;
  /** A vote is under way. */
  casting: boolean;
  cast: (yes: boolean) => void;
}

/** The votes as they will be once this visitor's own is counted: a first vote adds one, a changed one moves. */
export function withVote(votes: Votes, yes: boolean): Votes {
  const before = votes.vote;
  const counted = {
    yes: votes.yes + Number(yes) - Number(before === true),
    no: votes.no + Number(!yes) - Number(before === false),
  };
  return { ...votes, ...counted, vote: yes, yesPercentage: (100 * counted.yes) / (counted.yes + counted.no) };
}

/**
 * Votes on a project and this visitor's own. A vote shows at once and is taken back when the server does not accept it; while one
 * is under way, or when it is the same as before, another is ignored.
 */
export function useVotes(projectId: string): ProjectVotes {
  const { data, error, mutate } = useSWR<Votes, unknown>(
    ['votes', projectId],
    () => readVotes(projectId),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const [casting, setCasting] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(undefined);

  const cast = async (yes: boolean) => {
    if (casting || data?.vote === yes) return;
    setCasting(true);
    setRefusal(undefined);
    try {
      await mutate(castVote(projectId, yes), {
        optimisticData: data && withVote(data, yes), rollbackOnError: true, populateCache: true, revalidate: false,
      });
    } catch (failure) {
      setRefusal(failure);
    } finally {
      setCasting(false);
    }
  };
  return { votes: data, error: refusal ?? error, casting, cast: (yes) => { void cast(yes); } };
}
