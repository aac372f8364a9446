import { score } from '@/lib/format/numbers';
import { copy } from './copy';
import { Hidden } from './layout';

/** A score without a heading of its own: screen readers hear what the number is. */
export const Score = ({ value }: { value: number | null }) => (
  <>
    <Hidden>{copy.score} </Hidden>
    {score(value)}
  </>
);
