import { Link } from '@/components/ui';
import { ReadPart } from '@/components/ui/page';
import type { DataState } from '@/contracts/open-data/dataState';
import { percent } from '@/lib/format/numbers';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { Rows } from './DataState.styles';

const words = copy.signals;
type Known = DataState['signals'][number];

function shareWords({ off, share, known }: Known): string {
  if (off) return words.off;
  if (share === null) return words.none;
  return known === 0 ? words.never : percent(share);
}

export function SignalsPart({ signals }: { signals: readonly Known[] }) {
  return (
    <ReadPart id="signals" aria-labelledby="signals-title">
      <h2 id="signals-title">{words.title}</h2>
      <p>{words.lead}</p>
      <Rows aria-labelledby="signals-title">
        <thead>
          <tr>
            <th scope="col">{words.signal}</th>
            <th scope="col">{words.share}</th>
            <th scope="col">{words.projects}</th>
          </tr>
        </thead>
        <tbody>
          {signals.map((signal) => (
            <tr key={signal.id}>
              <th scope="row">
                <Link href={`${routes.methodology}#signal-${signal.id}`}>{signal.name}</Link>
              </th>
              <td className="share">
                {!signal.off && signal.known > 0 && (
                  <i aria-hidden="true" style={{ width: `${(signal.share ?? 0) * 80}px` }} />
                )}
                {shareWords(signal)}
              </td>
              <td>{signal.projects > 0 && words.of(signal.known, signal.projects)}</td>
            </tr>
          ))}
        </tbody>
      </Rows>
    </ReadPart>
  );
}
