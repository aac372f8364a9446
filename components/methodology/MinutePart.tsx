import type { PublicMethod } from '@/contracts/ratings/method';
import { percent } from '@/lib/format/numbers';
import { copy } from './copy';
import { Part } from './Part';

export function MinutePart({ method }: { method: PublicMethod }) {
  const { categories, signals, gates, knownFrom } = method;
  const ids = new Set<string>(categories.map((category) => category.id));
  const names = categories.map(({ name, weight }) => `${name} (${weight}%)`);
  const listed =
    names.length > 1
      ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
      : names.join('');
  const asked = signals.filter(({ category, profile }) => ids.has(category) && profile === null);
  return (
    <Part id="minute">
      <ol className="text">
        <li>{copy.minute.sum(asked.length, listed)}</li>
        <li>{copy.minute.parts}</li>
        <li>{copy.minute.known(percent(knownFrom))}</li>
        <li>{copy.minute.gates(gates.length)}</li>
        <li>{copy.minute.age}</li>
      </ol>
    </Part>
  );
}
