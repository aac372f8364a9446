import { Button } from '@/components/ui';
import { Star } from '@/components/watchlists';
import { useProjectSearch } from '@/lib/resources/useProjectSearch';
import { copy } from './copy';

const SHOWN = 6;

interface Project {
  id: string;
  name: string;
}

interface TrendingProps {
  given: readonly Project[] | undefined;
  onAdd: (project: Project) => void;
}

/** What most visitors look up, each with a star that adds it here. */
export function Trending({ given, onAdd }: TrendingProps) {
  const { results } = useProjectSearch('', given === undefined);
  return (
    <ul>
      {(given ?? results).slice(0, SHOWN).map(({ id, name }) => (
        <li key={id}>
          <Button
            type="button"
            aria-label={copy.addNamed(name)}
            onClick={() => onAdd({ id, name })}
          >
            <Star filled={false} />
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
