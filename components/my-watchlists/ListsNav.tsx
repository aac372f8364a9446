import { useState } from 'react';
import { UnreadAlerts } from '@/components/alert-count';
import { Link } from '@/components/ui';
import { routes } from '@/lib/routes';
import { Plain } from './Controls.styles';
import { copy } from './copy';
import { DeletedLists } from './DeletedLists';
import { LateNameForm, loadNameFormAhead } from './LateNameForm';
import { viewHref } from './query';
import type { ListPage } from './useListPage';
import { ViewLink } from './ViewLink';
import { Blank, Side } from './Watchlists.styles';

function NewList({ page }: { page: ListPage }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!open)
    return (
      <Plain type="button" onPointerEnter={loadNameFormAhead} onClick={() => setOpen(true)}>
        <span aria-hidden="true">+</span> {copy.newList}
      </Plain>
    );
  return (
    <LateNameForm
      label={copy.newName}
      submit={copy.create}
      name=""
      onSave={async (name) => {
        await page.create(name);
        close();
      }}
      onClose={close}
    />
  );
}

/** The lists in order, those that can be restored, and the alerts of all. */
export function ListsNav({ page }: { page: ListPage }) {
  const { all, list, view } = page;
  return (
    <Side aria-label={copy.lists}>
      <h2>{copy.lists}</h2>
      {all.lists ? (
        <ul className="lists">
          {all.lists.map(({ id, name, projects }) => (
            <li key={id}>
              <ViewLink
                href={viewHref(view, { list: id })}
                aria-current={id === list?.id ? 'page' : undefined}
              >
                <span>{name}</span>{' '}
                <small aria-label={copy.projects(projects.length)}>{projects.length}</small>
              </ViewLink>
            </li>
          ))}
        </ul>
      ) : (
        all.error === undefined && <Blank />
      )}
      <div className="tools">
        <NewList page={page} />
        <DeletedLists page={page} />
      </div>
      <div className="inbox">
        <h2>{copy.inbox}</h2>
        <ul>
          <li>
            <Link href={routes.alerts()}>
              {copy.alerts} <UnreadAlerts account={page.user.username} shown={false} />
            </Link>
          </li>
        </ul>
      </div>
    </Side>
  );
}
