import { useEffect } from 'react';
import type { PublicMethod, SignalRule } from '@/contracts/ratings/method';
import { copy } from './copy';
import { Folded } from './Folded.styles';
import { Part } from './Part';
import { Folds } from './Signal.styles';
import { SignalFold } from './SignalFold';

/** Opens what the address names, where it is folded away. */
function useOpenTarget(): void {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      let fold = target?.closest('details');
      if (!target || !fold) return;
      for (; fold; fold = fold.parentElement?.closest('details')) fold.open = true;
      target.scrollIntoView();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
}

type Category = PublicMethod['categories'][number];

interface CategoryFoldsProps {
  category: Category;
  signals: readonly SignalRule[];
  profileName: (id: string) => string;
}

const CategoryFolds = ({ category, signals, profileName }: CategoryFoldsProps) => (
  <div className="category" id={`category-${category.id}`}>
    <h3>
      {category.name} <small>{copy.signals.ofScore(category.weight)}</small>
    </h3>
    <Folds>
      {signals.map((signal) => (
        <SignalFold
          key={signal.id}
          signal={signal}
          share={
            signal.profile
              ? copy.signals.only(profileName(signal.profile))
              : String(Math.round(category.weight * signal.weight) / 100)
          }
          weight={copy.signals.weight(signal.weight, category.name)}
        />
      ))}
    </Folds>
  </div>
);

export function SignalsPart({ method }: { method: PublicMethod }) {
  const { categories, context, signals, profiles } = method;
  useOpenTarget();
  const contextIds: readonly string[] = context.map(({ id }) => id);
  return (
    <Part id="signals">
      <p>{copy.signals.lead}</p>
      {categories.map((category) => (
        <CategoryFolds
          key={category.id}
          category={category}
          signals={signals.filter((signal) => signal.category === category.id)}
          profileName={(id) => profiles.find((profile) => profile.id === id)?.name ?? id}
        />
      ))}
      <Folded id="context">
        <summary>{copy.signals.contextTitle}</summary>
        <p>{copy.signals.contextLead}</p>
        <Folds>
          {signals
            .filter((signal) => contextIds.includes(signal.category))
            .map((signal) => (
              <SignalFold
                key={signal.id}
                signal={signal}
                share="0"
                weight={copy.signals.context}
                hollow
              />
            ))}
        </Folds>
      </Folded>
    </Part>
  );
}
