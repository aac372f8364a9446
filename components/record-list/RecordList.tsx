import type { ReactNode } from 'react';
import { Link } from '@/components/ui';
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
  back?: { href: string; label: string };
  title: string;
  lead: ReactNode;
  /** Address and words of all of it as data. */
  data: { href: string; label: string };
  children: ReactNode;
}

/** A long list, a page at a time. Needs no JavaScript. */
export function RecordList({ back, title, lead, data, children, ...pages }: RecordListProps) {
  return (
    <Page>
      {back && (
        <Link className="back" href={back.href}>
          {back.label}
        </Link>
      )}
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
      <Pages {...pages} />
      <p>
        <a className="data" href={data.href}>
          {data.label}
        </a>
      </p>
    </Page>
  );
}
