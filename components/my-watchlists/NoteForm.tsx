import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui';
import { WATCHLIST_NOTE_MAX } from '@/contracts/limits';
import type { WatchedRow } from '@/contracts/watchlists/watchlists';
import { errorMessage } from '@/lib/errors/errorMessage';
import { copy } from './copy';
import type { Entries } from './useEntries';

/** What was typed stays when it cannot be saved. */
export function NoteForm({ row, entries }: { row: WatchedRow; entries: Entries }) {
  const id = useId();
  const [text, setText] = useState(row.note);
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await entries.note(row.id, text);
      setSaved(true);
    } catch (error) {
      setProblem(errorMessage(error));
    }
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <label htmlFor={id}>{copy.note(row.name)}</label>
      <textarea
        id={id}
        value={text}
        maxLength={WATCHLIST_NOTE_MAX}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setText(target.value);
          setSaved(false);
        }}
      />
      <Button type="submit" aria-busy={busy} aria-disabled={busy || undefined}>
        {copy.saveNote}
      </Button>{' '}
      <span id={`${id}-hint`} className="hint">
        {copy.noteHint}
      </span>
      <p role="status" className="hint">
        {saved && copy.noteSaved}
      </p>
      {problem !== undefined && (
        <p role="alert" className="error">
          {problem}
        </p>
      )}
    </form>
  );
}
