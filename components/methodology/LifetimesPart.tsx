import type { PublicMethod } from '@/contracts/ratings/method';
import { percent } from '@/lib/format/numbers';
import { copy } from './copy';
import { Matrix } from './Matrix.styles';
import { Part } from './Part';

export function LifetimesPart({
  method: { lifetimes, lifetimeRows, suspendedOver },
}: {
  method: Pick<PublicMethod, 'lifetimes' | 'lifetimeRows' | 'suspendedOver'>;
}) {
  const daysOf = (id: (typeof lifetimeRows)[number]['id']): string =>
    id === 'fixed' ? copy.lifetimes.never : copy.lifetimes.ofDays(lifetimes[id]);
  return (
    <Part id="lifetimes">
      <p>{copy.lifetimes.lead}</p>
      <Matrix>
        <thead>
          <tr>
            <th scope="col">{copy.lifetimes.kind}</th>
            <th scope="col">{copy.lifetimes.days}</th>
          </tr>
        </thead>
        <tbody>
          {lifetimeRows.map(({ id, name }) => (
            <tr key={id}>
              <td style={{ whiteSpace: 'normal' }}>{name}</td>
              <td>
                <strong>{daysOf(id)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </Matrix>
      <p style={{ marginTop: 12 }}>{copy.lifetimes.suspended(percent(suspendedOver))}</p>
    </Part>
  );
}
