import type { NextPageContext } from 'next';
import { useEffect } from 'react';
import { reportCrash } from '@/lib/errors/reportCrash';
import { CrashPage } from './CrashPage';
import { NotFoundPage } from './NotFoundPage';
import { ServerErrorPage } from './ServerErrorPage';

interface Props {
  /** HTTP status of the answer; undefined for a crash in the browser. */
  status?: number;
  /** What crashed, in the browser. */
  error?: Error;
}

const reload = () => {
  location.reload();
};

/** For what no other page stands for: an answer of the server's that is neither 404 nor 500, and a crash of the shell itself. */
export function UnexpectedPage({ status, error }: Props) {
  useEffect(() => {
    if (status === undefined) reportCrash(error);
  }, [status, error]);
  if (status === undefined) return <CrashPage onRetry={reload} />;
  return status >= 500 ? <ServerErrorPage /> : <NotFoundPage />;
}
/** Can be shown without the shell's data (pages/_app). */
UnexpectedPage.bare = true;
/** Next's, for pages/_error. The server's props are sent to the browser: what broke inside stays there, and in its own report. */
UnexpectedPage.getInitialProps = ({ res, err }: NextPageContext): Props =>
  res ? { status: res.statusCode } : { error: err ?? undefined };
