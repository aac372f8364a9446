import type { PublicMethod } from '@/contracts/ratings/method';
import { copy } from './copy';
import { Definitions } from './Definitions';
import { Part } from './Part';

export function ProfilesPart({ method }: { method: PublicMethod }) {
  const { profiles, signals, categories } = method;
  const categoryName = (id: string) => categories.find((item) => item.id === id)?.name ?? id;
  const addedBy = (profile: string): string =>
    signals
      .filter((signal) => signal.profile === profile)
      .map(({ name, weight, category }) =>
        copy.profiles.signal(name, weight, categoryName(category)),
      )
      .join(', ');
  return (
    <Part id="profiles">
      <p>{copy.profiles.lead}</p>
      <Definitions
        title={copy.profiles.list}
        items={profiles.map(({ id, name, meaning }) => ({
          id,
          name,
          text: `${meaning} ${copy.profiles.adds} ${addedBy(id) || copy.profiles.none}.`,
        }))}
      />
    </Part>
  );
}
