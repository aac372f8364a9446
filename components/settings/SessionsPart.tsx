import { useRef } from 'react';
import { Button, Hidden } from '@/components/ui';
import type { OwnSession } from '@/contracts/accounts/accountEndpoints';
import { errorMessage } from '@/lib/errors/errorMessage';
import { notify } from '@/lib/notices/notices';
import type { Ending, OwnSessions } from '@/lib/resources/useOwnSessions';
import { copy } from './copy';
import { SessionRows } from './SessionRows';
import { Skeleton } from './Settings.styles';
import { SettingsPart } from './SettingsPart';

const words = copy.sessions;

function endedWords(which: Ending, count: number, sessions: readonly OwnSession[]): string {
  if (which === 'others') return words.endedOthers(count);
  return count === 0
    ? words.overAlready
    : words.ended(sessions.find(({ id }) => id === which)?.agent ?? '');
}

export function SessionsPart({ sessions, readAt, error, ending, end, reload }: OwnSessions) {
  const heading = useRef<HTMLHeadingElement>(null);
  const onEnd = async (which: Ending) => {
    const count = await end(which);
    if (count === undefined) return;
    // The focused button left with its row.
    heading.current?.focus();
    notify('success', endedWords(which, count, sessions ?? []));
  };
  return (
    <SettingsPart id="sessions" title={words.title} lead={words.lead} headingRef={heading}>
      {sessions ? (
        <SessionRows
          sessions={sessions}
          readAt={readAt}
          ending={ending}
          onEnd={(which) => {
            void onEnd(which);
          }}
        />
      ) : (
        error === undefined && (
          <>
            <Hidden role="status">{words.loading}</Hidden>
            <Skeleton data-for="sessions" />
          </>
        )
      )}
      {error !== undefined && (
        <p className="error" role="alert">
          {errorMessage(error)}
        </p>
      )}
      {error !== undefined && !sessions && (
        <Button type="button" onClick={reload}>
          {copy.retry}
        </Button>
      )}
    </SettingsPart>
  );
}
