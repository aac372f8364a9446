import type { ReactNode } from 'react';

interface RatedProps {
  /**
   * Which figure, for the test that computes it: `compound/score`. testing/articleFigures.ts has
   * all forms.
   */
  of: string;
  children: ReactNode;
}

/**
 * A figure of the embedded data set: `<Rated of="compound/score">75.5</Rated>`. An article
 * describes one day, so it prints as written; backend/facts/seed/seed.db.test.ts fails if it differs.
 */
export function Rated({ children }: RatedProps) {
  return <>{children}</>;
}
