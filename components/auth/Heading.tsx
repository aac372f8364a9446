import type { ReactNode } from 'react';
import { useAuthSetting } from './authContext';

/** A form's title: the page's own heading, or one of a dialog. */
export function Heading({ children }: { children: ReactNode }) {
  const { place, headingId } = useAuthSetting();
  return place === 'page' ? <h1>{children}</h1> : <h2 id={headingId}>{children}</h2>;
}
