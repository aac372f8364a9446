import { useRef, useState } from 'react';
import { Button } from '@/components/ui';
import type { Watchlist } from '@/contracts/watchlists/watchlists';
import { newerWatchlist, watchlistExportPath } from '@/lib/api/watchlists';
import { Plain } from './Controls.styles';
import { copy } from './copy';
import { LateNameForm, loadNameFormAhead } from './LateNameForm';
import { ListMenu } from './ListMenu';
import { Menu } from './Menu';
import { ShareMenu } from './ShareMenu';
import type { ListPage } from './useListPage';
import { Head } from './Watchlists.styles';

interface ListHeadProps {
  page: ListPage;
  list: Watchlist;
  adding: boolean;
  onAdd: () => void;
}

/** The newer name is in the list by then; what was typed stays in the form. */
const explain = (error: unknown): string | undefined => {
  const newer = newerWatchlist(error);
  return newer && copy.newerName(newer.name);
};

function Name({ page, list }: { page: ListPage; list: Watchlist }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // Unless the focus has gone elsewhere meanwhile.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) opener.current?.focus();
    });
  };
  return (
    <div className="name">
      <h1 tabIndex={-1}>{list.name}</h1>
      {open ? (
        <LateNameForm
          label={copy.nameOf}
          submit={copy.save}
          name={list.name}
          explain={explain}
          onSave={async (name) => {
            await page.all.update(list.id, { name });
            close();
          }}
          onClose={close}
        />
      ) : (
        <>
          <p>{copy.projects(list.projects.length)}</p>
          <Plain
            ref={opener}
            type="button"
            aria-label={copy.renameNamed(list.name)}
            onPointerEnter={loadNameFormAhead}
            onClick={() => setOpen(true)}
          >
            {copy.rename}
          </Plain>
        </>
      )}
    </div>
  );
}

export function ListHead({ page, list, adding, onAdd }: ListHeadProps) {
  return (
    <Head>
      <Name page={page} list={list} />
      <div className="do">
        <ShareMenu page={page} />
        <Menu label={copy.export}>
          {(close) => (
            <>
              <a data-item href={watchlistExportPath(list.id, 'csv')} download onClick={close}>
                {copy.exportCsv}
              </a>
              <a data-item href={watchlistExportPath(list.id, 'json')} download onClick={close}>
                {copy.exportJson}
              </a>
            </>
          )}
        </Menu>
        <Button type="button" data-kind="ink" aria-expanded={adding} onClick={onAdd}>
          {copy.add}
        </Button>
        <ListMenu page={page} list={list} />
      </div>
    </Head>
  );
}
