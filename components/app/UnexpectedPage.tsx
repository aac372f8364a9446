import type { NextPageContext } from 'next';
import { useEffect } from 'react';
import { reportCrash } from '@/lib/errors/reportCrash';
import { CrashPage } from './CrashPage';
import { NotFoundPage } from './NotFoundPage';
import { ServerErrorPage } from './ServerErrorPage';

interface Props {
  /** undefined: a crash in the browser. */
  status?: number;
  error?: Error;
}

const reload = () => {
  location.reload();
};

/** For server errors other than 404 and 500, and for crashes of the shell. */
export function UnexpectedPage({ status, error }: Props) {
  useEffect(() => {
    if (status === undefined) reportCrash(error);
  }, [status, error]);
  if (status === undefined) return <CrashPage onRetry={reload} />;
  return status >= 500 ? <ServerErrorPage /> : <NotFoundPage />;
}
/** Needs no shell data (pages/_app). */
UnexpectedPage.bare = true;
/**
 * Next.js calls it for pages/_error. Props reach the browser, so a server error's details stay out.
 */
UnexpectedPage.getInitialProps = ({ res, err }: NextPageContext): Props =>
  res ? { status: res.statusCode } : { error: err ?? undefined };
