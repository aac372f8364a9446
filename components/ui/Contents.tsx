import { copy } from './copy';
import { ContentsNav } from './longRead';

export interface ContentsProps {
  /** In page order; ids of elements. */
  items: readonly { id: string; label: string }[];
  className?: string;
}

/** Links to the parts of a long page. */
export const Contents = ({ items, className }: ContentsProps) => (
  <ContentsNav className={className} aria-labelledby="contents-title">
    <p id="contents-title">{copy.contents}</p>
    <ul>
      {items.map(({ id, label }) => (
        <li key={id}>
          <a href={`#${id}`}>{label}</a>
        </li>
      ))}
    </ul>
  </ContentsNav>
);
