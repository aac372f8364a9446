import type { PublicMethod1 } from '@/contracts/method1';
import { percent } from '@/lib/format/numbers';
import { copy } from './copy';
import { Part } from './Part';

export function MinutePart({ method }: { method: PublicMethod1 }) {
  const { categories, signals, gates, provisionalBelow } = method;
  const ids = new Set<string>(categories.map((category) => category.id));
  const names = categories.map(({ name, weight }) => `${name} (${weight}%)`);
  const listed =
    names.length > 1
      ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
      : names.join('');
  return (
    <Part id="minute">
      <ol className="text">
        <li>
          {copy.minute.sum(signals.filter((signal) => ids.has(signal.category)).length, listed)}
        </li>
        <li>{copy.minute.unknown(percent(provisionalBelow))}</li>
        <li>{copy.minute.gates(gates.length)}</li>
        <li>{copy.minute.age}</li>
        <li>{copy.minute.context}</li>
        <li>{copy.minute.status}</li>
      </ol>
    </Part>
  );
}
