import { Button } from '@/components/ui';
import type { OwnSession } from '@/contracts/accounts/accountEndpoints';
import type { Ending } from '@/lib/resources/useOwnSessions';
import { copy } from './copy';
import { SessionRow } from './SessionRow';
import { SessionList } from './Settings.styles';

const words = copy.sessions;

interface SessionRowsProps {
  sessions: readonly OwnSession[];
  /** "Last used" is relative to this. */
  readAt: string;
  ending: Ending | undefined;
  onEnd: (which: Ending) => void;
}

export function SessionRows({ sessions, readAt, ending, onEnd }: SessionRowsProps) {
  const alone = sessions.every(({ current }) => current);
  return (
    <>
      <SessionList>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            readAt={readAt}
            ending={ending === session.id}
            onEnd={() => onEnd(session.id)}
          />
        ))}
      </SessionList>
      {alone ? (
        <p className="only">{words.onlyHere}</p>
      ) : (
        <div className="foot">
          <Button type="button" aria-busy={ending === 'others'} onClick={() => onEnd('others')}>
            {words.endOthers}
          </Button>
        </div>
      )}
    </>
  );
}
