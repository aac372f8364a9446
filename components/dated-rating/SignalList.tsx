import { Panel, SourceLine } from '@/components/ui/page';
import type { Evidence } from '@/contracts/ratings/rating';
import { copy } from './copy';
import { Signals } from './DatedRating.styles';

export interface DatedCategory {
  id: string;
  name: string;
  /** "41", "15–100". */
  ends: string;
  weight: number;
  signals: {
    id: string;
    name: string;
    sentence: string;
    /** "70", "60–100", "unknown". */
    points: string;
    /** In percent of its category; null: it does not apply. */
    weight: number | null;
    source: Evidence | null;
    /** Sources that only the data has. */
    more: number;
  }[];
}

type Signal = DatedCategory['signals'][number];

const Row = ({ signal: { name, sentence, points, weight, source, more } }: { signal: Signal }) => (
  <tr>
    <td>
      <strong>{name}</strong>
      <small>{sentence}</small>
      <SourceLine source={source} />
      {more > 0 && <small>{copy.more(more)}</small>}
    </td>
    <td className="n" data-label={copy.points}>
      {weight === null ? copy.notApplicable : points}
    </td>
    <td className="n" data-label={copy.weight}>
      {weight !== null && `× ${weight}%`}
    </td>
  </tr>
);

/** Every signal as it stood, with its newest source: nothing folded, for paper too. */
export const SignalList = ({ categories }: { categories: readonly DatedCategory[] }) => (
  <Signals>
    {categories.map(({ id, name, ends, weight, signals }) => (
      <section key={id} aria-labelledby={`of-${id}`}>
        <h2 id={`of-${id}`}>
          {name} {ends}
          <small>{copy.ofRating(weight)}</small>
        </h2>
        <Panel>
          <table className="stack">
            <thead>
              <tr>
                <th scope="col" style={{ width: '72%' }}>
                  {copy.signal}
                </th>
                <th scope="col" className="n" style={{ width: '14%' }}>
                  {copy.points}
                </th>
                <th scope="col" className="n" style={{ width: '14%' }}>
                  {copy.weight}
                </th>
              </tr>
            </thead>
            <tbody>
              {signals.map((signal) => (
                <Row key={signal.id} signal={signal} />
              ))}
            </tbody>
          </table>
        </Panel>
      </section>
    ))}
  </Signals>
);
