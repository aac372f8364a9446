import type { SignalRule1 } from '@/contracts/method1';
import { signalAnchor } from './constants';
import { copy } from './copy';
import { Sheet } from '../Methodology.styles';
import { lifetimeWords, plainWords, pointsWords } from './plainWords';

function Scale({ signal: { name, scale } }: { signal: SignalRule1 }) {
  return (
    <table aria-label={name}>
      <thead>
        <tr>
          <th scope="col">{copy.signals.when}</th>
          <th scope="col" className="n">
            {copy.signals.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {scale.map((row) => (
          <tr key={row.id}>
            <td>{row.when}</td>
            <td className="n">{pointsWords(row.points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Says({ signal: { words, improvement } }: { signal: SignalRule1 }) {
  const said = [
    [copy.signals.good, words.good],
    [copy.signals.bad, words.bad],
    [copy.signals.unknown, words.unknown],
  ] as const;
  return (
    <details>
      <summary>{copy.signals.says}</summary>
      <dl>
        {said.flatMap(([name, text]) =>
          text
            ? [<dt key={name}>{name}</dt>, <dd key={`${name} text`}>{plainWords(text)}</dd>]
            : [],
        )}
        {improvement && (
          <>
            <dt>{copy.signals.improvement}</dt>
            <dd>{improvement}</dd>
          </>
        )}
      </dl>
    </details>
  );
}

export function SignalSheet({
  signal,
  category,
  hollow = false,
}: {
  signal: SignalRule1;
  category: string;
  hollow?: boolean;
}) {
  const anchor = signalAnchor(signal.id);
  return (
    <Sheet id={anchor} className={hollow ? 'hollow' : undefined}>
      <div className="name">
        <h4>
          <a href={`#${anchor}`}>{signal.name}</a>
        </h4>
        <span>
          {copy.signals.weight(signal.weight, category)} · {lifetimeWords(signal.lifetimeDays)}
        </span>
      </div>
      <p>{signal.what}</p>
      <p className="why">{signal.why}</p>
      <Scale signal={signal} />
      <p className="reading">
        {copy.signals.reading}: {signal.reading}
      </p>
      <Says signal={signal} />
    </Sheet>
  );
}
