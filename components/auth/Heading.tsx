import type { ReactNode } from 'react';
import { useAuthSetting } from './authContext';

export function Heading({ children }: { children: ReactNode }) {
  const { place, headingId } = useAuthSetting();
  return place === 'page' ? <h1>{children}</h1> : <h2 id={headingId}>{children}</h2>;
}
