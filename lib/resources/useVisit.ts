import { useCallback, useEffect, useRef, useState } from 'react';
import type { Votes } from '@/contracts/site/votes';
import { castVote, readVotes, reportVisit } from '@/lib/api/projects';
import { useSeen } from '@/lib/hooks/useSeen';
import { knownSession, onSession } from '@/lib/session/sessionStore';

export interface ProjectVotes {
  votes: Votes | undefined;
  /** Why loading, or the last vote, failed. */
  error: unknown;
  cast: (yes: boolean) => void;
}

/** A first vote adds one, a changed one moves. The lower bound waits for the server. */
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

const accountInTab = (): string | undefined => knownSession().user?.username;

/** Does nothing once the account that is signed in now has left the tab: neither sends nor shows. */
function forAccount<Given, Result>(work: (given: Given) => Result) {
  const asker = accountInTab();
  return (given: Given): Result | undefined =>
    asker === undefined || asker === accountInTab() ? work(given) : undefined;
}

/** Calls `forget` when the account that was signed in has left the tab. */
function useAccountLeft(forget: () => void): void {
  useEffect(() => {
    let before = accountInTab();
    return onSession(() => {
      const now = accountInTab();
      if (before !== undefined && now !== before) forget();
      before = now;
    });
  }, [forget]);
}

/**
 * Counts the view and reads the votes in one call, once the page is idle and seen. A vote shows at once and
 * rolls back on failure. Votes are sent one by one, so the last wins.
 *
 * @param projectId of this page; another project needs another component
 */
export function useVisit(projectId: string): ProjectVotes {
  const [stored, setStored] = useState<Votes>();
  const [chosen, setChosen] = useState<boolean>();
  const [error, setError] = useState<unknown>();
  const last = useRef<Promise<void>>(Promise.resolve());

  useSeen(
    useCallback(() => {
      reportVisit(projectId).then(
        forAccount(({ votes }) => setStored(votes)),
        forAccount(setError),
      );
    }, [projectId]),
  );
  const read = useCallback(
    () => readVotes(projectId).then(forAccount(setStored), () => undefined),
    [projectId],
  );
  useAccountLeft(
    useCallback(() => {
      last.current = Promise.resolve();
      setStored(undefined);
      setChosen(undefined);
      setError(undefined);
      void read();
    }, [read]),
  );

  const votes = stored && chosen !== undefined ? withVote(stored, chosen) : stored;

  const cast = (yes: boolean) => {
    if (votes?.vote === yes) return;
    setError(undefined);
    setChosen(yes);
    const isLast = () => last.current === sent;
    const counted = forAccount((answer: Votes | undefined) => {
      if (answer) setStored(answer);
      if (isLast()) setChosen(undefined);
    });
    const refused = forAccount((failure: unknown) => {
      if (!isLast()) return;
      setChosen(undefined);
      setError(failure);
      // The server may have counted a vote whose answer was lost.
      void read();
    });
    const sent: Promise<void> = last.current
      .then(forAccount(() => castVote(projectId, yes)))
      .then(counted, refused);
    last.current = sent;
  };
  return { votes, error, cast };
}
