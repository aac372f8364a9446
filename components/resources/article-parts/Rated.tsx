import type { ReactNode } from 'react';

interface RatedProps {
  /** What the figure is, for the test that computes it: `compound/score`; all forms are in testing/articleFigures.ts. */
  of: string;
  /** The figure as it is printed. */
  children: ReactNode;
}

/**
 * A figure of the embedded data set in an article: `<Rated of="compound/score">74.6</Rated>`. It is printed as it stands there, because an
 * article tells of one day; backend/seed/seed.db.test.ts computes it and fails when it is another.
 */
export function Rated({ children }: RatedProps) {
  return <>{children}</>;
}
