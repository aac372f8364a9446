import type { ReactNode } from 'react';
import { Link } from '@/components/ui';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { Page } from './RecordList.styles';

interface PagesProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

function Pages({ page, pages, hrefOf }: PagesProps) {
  if (pages === 1) return null;
  return (
    <nav className="pages" aria-label={copy.pages}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) =>
        number === page ? (
          <b key={number} aria-current="page">
            {number}
          </b>
        ) : (
          <Link key={number} href={hrefOf(number)} aria-label={copy.page(number)}>
            {number}
          </Link>
        ),
      )}
    </nav>
  );
}

interface RecordListProps extends PagesProps {
  project: { id: string; name: string };
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** All of what a project's page shows the first of, a page at a time. Needs no JavaScript. */
export function RecordList({ project, title, lead, children, ...pages }: RecordListProps) {
  return (
    <Page>
      <Link className="back" href={routes.project(project.id)}>
        {copy.back(project.name)}
      </Link>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
      <Pages {...pages} />
      <p>
        <a className="data" href={routes.projectJson(project.id)}>
          {copy.data}
        </a>
      </p>
    </Page>
  );
}
