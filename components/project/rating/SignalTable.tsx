import { Hidden } from '@/components/ui';
import type { BoundSignal } from '../bound/bound';
import { copy } from '../copy';
import { SignalRow } from './SignalRow';

interface SignalTableProps {
  caption: string;
  signals: readonly BoundSignal[];
  ratedAt: string;
}

export function SignalTable({ caption, signals, ratedAt }: SignalTableProps) {
  return (
    <table>
      <Hidden as="caption">{caption}</Hidden>
      <thead>
        <tr>
          <th scope="col" className="c-signal">
            {copy.signal}
          </th>
          <th scope="col" className="n c-points">
            {copy.points}
          </th>
          <th scope="col" className="n c-weight">
            {copy.weight}
          </th>
          <th scope="col" className="c-bar">
            <Hidden>{copy.points}</Hidden>
          </th>
          <th scope="col" className="c-source">
            {copy.source}
          </th>
          <th scope="col" className="c-measured">
            {copy.lifetime}
          </th>
        </tr>
      </thead>
      <tbody>
        {signals.map((signal) => (
          <SignalRow key={signal.id} signal={signal} ratedAt={ratedAt} />
        ))}
      </tbody>
    </table>
  );
}
