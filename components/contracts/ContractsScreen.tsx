import { Link } from '@/components/ui';
import { routes } from '@/lib/routes';
import { Page } from './Contracts.styles';
import { ContractsTable } from './ContractsTable';
import { copy } from './copy';
import type { ContractsScreenProps } from './types';

function Pages({ id, page, pages }: { id: string; page: number; pages: number }) {
  if (pages === 1) return null;
  return (
    <nav className="pages" aria-label={copy.pages}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) =>
        number === page ? (
          <b key={number} aria-current="page">
            {number}
          </b>
        ) : (
          <Link
            key={number}
            href={routes.projectContracts(id, number)}
            aria-label={copy.page(number)}
          >
            {number}
          </Link>
        ),
      )}
    </nav>
  );
}

/** Every recorded contract, a page at a time. Needs no JavaScript. */
export function ContractsScreen({
  project: { id, name },
  rows,
  page,
  pages,
  summary,
}: ContractsScreenProps) {
  return (
    <Page>
      <Link className="back" href={routes.project(id)}>
        {copy.back(name)}
      </Link>
      <h1>{copy.title(name)}</h1>
      <p className="lead">
        {summary} {rows.length > 1 && copy.order}
      </p>
      {rows.length === 0 ? <p>{copy.none}</p> : <ContractsTable rows={rows} />}
      <Pages id={id} page={page} pages={pages} />
      <p>
        <a className="data" href={routes.projectJson(id)}>
          {copy.data}
        </a>
      </p>
    </Page>
  );
}
