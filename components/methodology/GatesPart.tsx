import type { GateRule, PublicMethod } from '@/contracts/ratings/method';
import { gateAnchor } from './constants';
import { copy } from './copy';
import { Matrix } from './Matrix.styles';
import { Part } from './Part';

const words = copy.gates;
const KINDS = ['question', 'answer', 'danger'] as const;

const badWords = ({ cap }: GateRule): string => (cap === null ? words.nothing : words.cap(cap));

/** What silence does: for a question no rating, for an answer the same as a no, for a danger nothing. */
function unknownWords({ kind, cap }: GateRule): string {
  if (kind === 'question') return words.noRating;
  return kind === 'answer' && cap !== null ? words.same(cap) : words.nothing;
}

function GateRow({ gate, names }: { gate: GateRule; names: ReadonlyMap<string, string> }) {
  const only = gate.profile?.map((id) => names.get(id) ?? id).join(', ');
  return (
    <tr id={gateAnchor(gate.id)}>
      <th scope="row">
        <details>
          <summary>{gate.name}</summary>
          <small>
            {gate.when} {gate.why} {only && words.only(only)}
          </small>
        </details>
      </th>
      <td data-label={words.bad}>{badWords(gate)}</td>
      <td data-label={words.unknown}>{unknownWords(gate)}</td>
    </tr>
  );
}

export function GatesPart({ method: { gates, profiles } }: { method: PublicMethod }) {
  const names = new Map<string, string>(profiles.map(({ id, name }) => [id, name]));
  return (
    <Part id="gates">
      <p>{words.lead}</p>
      <Matrix>
        <thead>
          <tr>
            <th scope="col">{words.gate}</th>
            <th scope="col">{words.bad}</th>
            <th scope="col">{words.unknown}</th>
          </tr>
        </thead>
        {KINDS.map((kind) => (
          <tbody key={kind}>
            <tr className="kind">
              <th scope="rowgroup" colSpan={3}>
                {words.kinds[kind]}
              </th>
            </tr>
            {gates
              .filter((gate) => gate.kind === kind)
              .map((gate) => (
                <GateRow key={gate.id} gate={gate} names={names} />
              ))}
          </tbody>
        ))}
      </Matrix>
    </Part>
  );
}
