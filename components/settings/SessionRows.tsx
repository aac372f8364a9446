import { useId } from 'react';
import { Button } from '@/components/ui';
import type { OwnSession } from '@/contracts/accounts/accountEndpoints';
import { ago, day } from '@/lib/format/dates';
import type { Ending } from '@/lib/resources/useOwnSessions';
import { copy } from './copy';
import { SessionList } from './Settings.styles';

const words = copy.sessions;

interface SessionRowProps {
  session: OwnSession;
  /** "Last used" is relative to this. */
  readAt: string;
  ending: boolean;
  onEnd: () => void;
}

/** The current session has no button: its user signs out by the menu. */
function SessionRow({
  session: { agent, createdAt, lastSeenAt, current },
  readAt,
  ending,
  onEnd,
}: SessionRowProps) {
  const id = useId();
  return (
    <li>
      <div>
        <p className="agent">
          {agent}
          {current && <span className="here">{words.here}</span>}
        </p>
        <p className="when" id={id}>
          <time dateTime={createdAt}>{words.since(day(createdAt))}</time>,{' '}
          <time dateTime={lastSeenAt}>{words.used(ago(lastSeenAt, readAt))}</time>
        </p>
      </div>
      {!current && (
        <Button
          type="button"
          aria-label={words.endNamed(agent)}
          aria-describedby={id}
          aria-busy={ending}
          onClick={onEnd}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
}

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
