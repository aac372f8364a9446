import { Ruler } from '@/components/ui';
import type { PublicMethod } from '@/contracts/ratings/method';
import { percent } from '@/lib/format/numbers';
import { copy } from './copy';
import { Definitions } from './Definitions';
import { buildExample, type Example } from './example';
import { Sheet } from './Methodology.styles';
import { Part } from './Part';

interface RowsProps {
  head: string;
  rows: Example['signals'];
  digits: number;
}

const Rows = ({ head, rows, digits }: RowsProps) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{head}</th>
        {[copy.sum.weight, copy.sum.proven, copy.sum.possible].map((name) => (
          <th key={name} scope="col" className="n">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, weight, proven, possible }) => (
        <tr key={name}>
          <td>{name}</td>
          <td className="n">{weight}</td>
          <td className="n">{proven.toFixed(digits)}</td>
          <td className="n">{possible.toFixed(digits)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

function Worked({ example }: { example: Example }) {
  const { score, possible, lost, unknown, known, letter } = example;
  const shown = { score: score.toFixed(1), possible: possible.toFixed(1) };
  return (
    <Sheet>
      <p className="line">
        {copy.sum.categoryLine(example.category)} {example.categorySum} ={' '}
        <b>{example.categories[0]?.proven.toFixed(1)}</b>
      </p>
      <p className="line">
        {copy.sum.scoreLine} {example.wholeSum} = <b>{shown.score}</b>
      </p>
      <Ruler score={score} possible={possible} size="page" />
      <p className="then">
        {copy.sum.rest(shown)}. {copy.sum.lost(lost.toFixed(1), unknown.toFixed(1), percent(known))}{' '}
        {copy.sum.letter(shown.score, letter)}
      </p>
      <details>
        <summary>{copy.sum.tables}</summary>
        <Rows head={copy.sum.signal} rows={example.signals} digits={2} />
        <Rows head={copy.sum.category} rows={example.categories} digits={1} />
      </details>
    </Sheet>
  );
}

export function SumPart({ method }: { method: PublicMethod }) {
  const example = buildExample(method);
  return (
    <Part id="sum">
      <p>{copy.sum.lead}</p>
      {example && <Worked example={example} />}
      <Definitions title={copy.sum.rules} items={method.formulas} />
    </Part>
  );
}
