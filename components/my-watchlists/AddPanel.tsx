import { useId } from 'react';
import { ProjectPicker } from '@/components/search/page';
import type { Watchlist } from '@/contracts/watchlists/watchlists';
import { AddBox } from './AddPanel.styles';
import { Plain } from './Controls.styles';
import { copy } from './copy';
import { ImportForm } from './ImportForm';
import type { Entries } from './useEntries';

interface AddPanelProps {
  list: Watchlist;
  entries: Entries;
  onClose: () => void;
}

/** Adds by search, or by a pasted list. */
export function AddPanel({ list, entries, onClose }: AddPanelProps) {
  const id = useId();
  const chosen = new Set(list.projects);
  return (
    <AddBox aria-labelledby={id}>
      <div className="top">
        <h2 id={id}>{copy.addTo(list.name)}</h2>
        <Plain type="button" onClick={onClose}>
          {copy.close}
        </Plain>
      </div>
      <ProjectPicker label={copy.search} chosen={chosen} onPick={entries.addOne} />
      <ImportForm chosen={chosen} entries={entries} />
    </AddBox>
  );
}
