import { Grade, Hidden, Link } from '@/components/ui';
import { ReadPart } from '@/components/ui/page';
import type { LetterChange, LetterChanges } from '@/contracts/ratings/letterChanges';
import { day } from '@/lib/format/dates';
import { score as whole } from '@/lib/format/numbers';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { Letters } from './LetterChanges.styles';

const words = copy.letters;

function Before({ status, letter, score, provisional }: LetterChange['before']) {
  if (status !== 'active') return <span>{words.status[status]}</span>;
  if (letter === null) return <span>{words.notRated}</span>;
  return (
    <span>
      <Grade letter={letter} /> {whole(score)}
      {provisional && <small>{words.provisional}</small>}
    </span>
  );
}

function After({ state, letter, score, possible }: LetterChange['after']) {
  if (state !== 'rated') return <span>{words.state[state]}</span>;
  return (
    <span>
      <Grade letter={letter} /> {words.range(whole(score), whole(possible))}
    </span>
  );
}

const Row = ({ projectId, projectName, before, after, why }: LetterChange) => (
  <tr>
    <th scope="row">
      <Link href={routes.project(projectId)}>{projectName}</Link>
    </th>
    <td className="letters">
      <Before {...before} />
      <i aria-hidden="true">→</i> <Hidden>{words.then}</Hidden> <After {...after} />
    </td>
    <td className="why">{why}</td>
  </tr>
);

/** Each project's letter by both methods, and why. */
export function LettersPart({ data }: { data: LetterChanges }) {
  const { asOf, rankedBefore, ratedAfter, items } = data;
  return (
    <ReadPart id="letters" aria-labelledby="letters-title">
      <h2 id="letters-title">{words.title}</h2>
      <p>
        {words.lead(day(asOf))} {words.sums(rankedBefore, items.length, ratedAfter)} {words.figures}
      </p>
      <Letters>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.project}</th>
            <th scope="col">{words.letter}</th>
            <th scope="col">{words.why}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={item.projectId} {...item} />
          ))}
        </tbody>
      </Letters>
    </ReadPart>
  );
}
