import type { PublicMethod1 } from '@/contracts/method1';
import { percent } from '@/lib/format/numbers';
import { copy } from './copy';
import { buildExample, type Example } from './example';
import { Sheet } from '../Methodology.styles';
import { Part } from './Part';

function CategoryExample({
  example: { category, signals, categorySum, categoryScore, known },
}: {
  example: Example;
}) {
  return (
    <Sheet>
      <p>{copy.sum.categoryWords(category.name)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{copy.sum.signal}</th>
            <th scope="col" className="n">
              {copy.sum.weight}
            </th>
            <th scope="col" className="n">
              {copy.sum.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {signals.map(({ name, weight, points }) => (
            <tr key={name}>
              <td>{name}</td>
              <td className="n">{weight}</td>
              <td className="n">{points ?? copy.sum.unknown}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="line">
        {categorySum} = <b>{categoryScore.toFixed(1)}</b>
      </p>
      {known < 1 && <p className="then">{copy.sum.left(percent(known))}</p>}
    </Sheet>
  );
}

function WholeExample({
  example: { categories, wholeSum, wholeScore, letter },
}: {
  example: Example;
}) {
  return (
    <Sheet>
      <p>{copy.sum.wholeWords}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{copy.sum.category}</th>
            <th scope="col" className="n">
              {copy.sum.weight}
            </th>
            <th scope="col" className="n">
              {copy.sum.score}
            </th>
          </tr>
        </thead>
        <tbody>
          {categories.map(({ name, weight, score }) => (
            <tr key={name}>
              <td>{name}</td>
              <td className="n">{weight}</td>
              <td className="n">{score.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="line">
        {wholeSum} = <b>{wholeScore.toFixed(1)}</b>
      </p>
      <p className="then">{copy.sum.letterWords(wholeScore.toFixed(1), letter)}</p>
    </Sheet>
  );
}

export function SumPart({ method }: { method: PublicMethod1 }) {
  const example = buildExample(method);
  return (
    <Part id="sum">
      <p>{copy.sum.lead}</p>
      {example && (
        <>
          <CategoryExample example={example} />
          <WholeExample example={example} />
        </>
      )}
      <Sheet>
        <dl>
          {method.formulas.map(({ id, name, text }) => (
            <div key={id} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
    </Part>
  );
}
