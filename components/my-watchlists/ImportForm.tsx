import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui';
import { WATCHLIST_MATCH_MAX } from '@/contracts/limits';
import type { WatchlistMatch } from '@/contracts/watchlists/watchlists';
import { matchProjects } from '@/lib/api/watchlists';
import { toFormFailure } from '@/lib/api/formFailure';
import { copy } from './copy';
import { MatchedProjects } from './MatchedProjects';
import { leftOver, type Picks } from './picks';
import type { Entries } from './useEntries';

interface ImportFormProps {
  chosen: ReadonlySet<string>;
  entries: Entries;
}

/** The server's words for the field say more than those for the whole. */
function explain(error: unknown): string {
  const { message, fields } = toFormFailure(error);
  return Object.values(fields)[0] ?? message;
}

function useImport(entries: Entries) {
  const [text, setText] = useState('');
  const [match, setMatch] = useState<WatchlistMatch>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(explain(error));
    }
    setBusy(false);
  };
  return {
    text,
    setText,
    match,
    busy,
    problem,
    find: async (event: FormEvent) => {
      event.preventDefault();
      if (text.trim() !== '') await run(async () => setMatch(await matchProjects(text)));
    },
    add: (found: WatchlistMatch, picks: Picks, ids: string[]) =>
      run(async () => {
        await entries.addMany(ids);
        setText(leftOver(found, picks));
        setMatch(undefined);
      }),
  };
}

/** Looks up what is pasted. What is not added stays in the field. */
export function ImportForm({ chosen, entries }: ImportFormProps) {
  const id = useId();
  const { text, setText, match, busy, problem, find, add } = useImport(entries);
  return (
    <>
      <form onSubmit={(event) => void find(event)}>
        <label className="paste" htmlFor={id}>
          {copy.paste}
        </label>
        <textarea
          id={id}
          value={text}
          maxLength={WATCHLIST_MATCH_MAX}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" aria-busy={busy} aria-disabled={busy || undefined}>
          {busy ? copy.finding : copy.find}
        </Button>
      </form>
      {problem !== undefined && (
        <p role="alert" className="error">
          {problem}
        </p>
      )}
      {match && (
        <MatchedProjects
          match={match}
          chosen={chosen}
          busy={busy}
          onAdd={(picks, ids) => void add(match, picks, ids)}
        />
      )}
    </>
  );
}
