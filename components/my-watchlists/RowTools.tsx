import { useEffect, useRef, type MouseEvent } from 'react';
import type { WatchedRow } from '@/contracts/watchlists/watchlists';
import { Plain } from './Controls.styles';
import { copy } from './copy';
import { NoteForm } from './NoteForm';
import type { Entries } from './useEntries';

/** Ids of the neighbors in the table; undefined at its ends. */
export interface Around {
  first: string | undefined;
  before: string | undefined;
  after: string | undefined;
}

interface RowToolsProps {
  row: WatchedRow;
  place: number;
  around: Around | undefined;
  entries: Entries;
}

/** Moves, notes, removes. */
export function RowTools({ row, place, around, entries }: RowToolsProps) {
  const pressed = useRef<HTMLButtonElement>(null);
  // The browser drops the focus of a row that moves.
  useEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus();
  }, [place]);
  const step = (words: string, to: string | undefined) => (
    <Plain
      type="button"
      data-link="true"
      aria-disabled={to === undefined}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        pressed.current = event.currentTarget;
        if (to !== undefined) entries.move(row, to);
      }}
    >
      {words}
    </Plain>
  );
  return (
    <>
      <div className="steps" role="group" aria-label={copy.act(row.name)}>
        {around ? (
          <>
            {step(copy.up, around.before)}
            {step(copy.down, around.after)}
            {step(copy.toTop, around.first === row.id ? undefined : around.first)}
          </>
        ) : (
          <span className="hint">{copy.orderHint}</span>
        )}
        <Plain type="button" data-link="true" onClick={() => entries.remove(row)}>
          {copy.remove}
        </Plain>
      </div>
      <NoteForm row={row} entries={entries} />
    </>
  );
}
