import type { ReactNode } from 'react';
import { errorMessage } from '@/lib/errors/errorMessage';
import { Failed } from './Failed';
import { Hidden } from './layout';

interface NotYetProps {
  error: unknown;
  /** What loads. */
  words: string;
  onRetry: () => void;
  /** Its skeleton. */
  children: ReactNode;
}

/** Instead of what is not there: that it loads, or why it did not. */
export const NotYet = ({ error, words, onRetry, children }: NotYetProps) =>
  error === undefined ? (
    <>
      <Hidden role="status">{words}</Hidden>
      {children}
    </>
  ) : (
    <Failed words={errorMessage(error)} onRetry={onRetry} />
  );
