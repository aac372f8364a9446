import type { PublicMethod } from '@/contracts/method';
import { copy } from './copy';
import { Part } from './Part';
import { SignalFold } from './SignalFold';
import { useOpenTarget } from './useOpenTarget';

export function SignalsPart({ method }: { method: PublicMethod }) {
  const { categories, context, signals, profiles } = method;
  useOpenTarget();
  const profileName = (id: string) => profiles.find((profile) => profile.id === id)?.name ?? id;
  const contextIds: readonly string[] = context.map(({ id }) => id);
  return (
    <Part id="signals">
      <p>{copy.signals.lead}</p>
      {categories.map((category) => (
        <div key={category.id} className="category" id={`category-${category.id}`}>
          <h3>
            {category.name} <small>{copy.signals.ofScore(category.weight)}</small>
          </h3>
          <p>{category.question}</p>
          {signals
            .filter((signal) => signal.category === category.id)
            .map((signal) => (
              <SignalFold
                key={signal.id}
                signal={signal}
                weight={[
                  copy.signals.weight(signal.weight, category.name),
                  ...(signal.profile ? [copy.signals.only(profileName(signal.profile))] : []),
                ].join(', ')}
              />
            ))}
        </div>
      ))}
      <div className="category" id="context">
        <h3>{copy.signals.contextTitle}</h3>
        <p>{copy.signals.contextLead}</p>
        {signals
          .filter((signal) => contextIds.includes(signal.category))
          .map((signal) => (
            <SignalFold key={signal.id} signal={signal} weight={copy.signals.context} hollow />
          ))}
      </div>
    </Part>
  );
}
