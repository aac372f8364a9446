import { RecordPage } from '@/components/record-list';
import { Badge, Link, Score, type Badged } from '@/components/ui';
import { RulerFigure } from '@/components/ui/page';
import type { ShortAnswer } from '@/contracts/ratings/answers';
import { answerLine } from '@/lib/format/answers';
import { day } from '@/lib/format/dates';
import { rareRoutes } from '@/lib/rareRoutes';
import { routes } from '@/lib/routes';
import { citeBibtex, citeText, type Cited } from './cite';
import { copy } from './copy';
import { Cite, Head } from './DatedRating.styles';
import { SignalList, type DatedCategory } from './SignalList';

/** Of the method that is drawn. */
export interface DatedWhole extends Badged {
  score: number;
  possible: number;
  known: number;
  capReason: string | null;
  categories: DatedCategory[];
}

export interface DatedRatingProps {
  project: { id: string; name: string };
  rating: {
    /** Null: of a method that is no longer drawn. */
    whole: DatedWhole | null;
    cited: Cited;
    recordedAt: string;
    answers: ShortAnswer[] | null;
    /** Days of the ratings beside it. */
    before: string | null;
    after: string | null;
  };
}

function Standing({ rating: { whole, cited, recordedAt, answers } }: DatedRatingProps) {
  const { state, letter, score, ratedAt, methodVersion } = cited;
  return (
    <>
      <p className="figure">
        {whole ? (
          <>
            {whole.state === 'rated' && <Score value={whole.score} />}{' '}
            <Badge {...whole} {...(answers && { answers })} />
          </>
        ) : (
          copy.standing(state, letter, score)
        )}
      </p>
      {whole?.capReason && <p>{whole.capReason}</p>}
      {answers && <p>{answerLine(answers)}</p>}
      {whole && <RulerFigure score={whole.score} possible={whole.possible} />}
      <p className="asof">
        {copy.held(ratedAt, methodVersion, whole ? copy.known(whole.known) : '')}
      </p>
      {recordedAt.slice(0, 10) > ratedAt.slice(0, 10) && (
        <p className="asof">{copy.hindsight(recordedAt)}</p>
      )}
    </>
  );
}

function Days({ project: { id }, rating: { before, after } }: DatedRatingProps) {
  const links = [
    [copy.before, before],
    [copy.after, after],
  ] as const;
  return (
    <p className="days">
      {links.map(
        ([words, on]) =>
          on && (
            <Link key={words} href={rareRoutes.rating(id, on)} rel="nofollow">
              {words}: {day(on)}
            </Link>
          ),
      )}
    </p>
  );
}

/** What this site said of a project on a day, as it stood, and how to cite it. */
export function DatedRating(props: DatedRatingProps) {
  const { project, rating } = props;
  const { cited, whole } = rating;
  return (
    <RecordPage>
      <Link className="back" href={routes.project(project.id)}>
        {copy.back(project.name)}
      </Link>
      <h1>{copy.title(project.name, cited.ratedAt)}</h1>
      <p className="lead">{rating.after === null ? copy.newest : copy.past}</p>
      <Head>
        <Standing {...props} />
        <Days {...props} />
      </Head>
      {whole ? (
        <SignalList categories={whole.categories} />
      ) : (
        <p>{copy.oldMethod(cited.methodVersion)}</p>
      )}
      <p>
        <a className="data" href={routes.ratingJson(project.id, cited.ratedAt)}>
          {copy.data}
        </a>
      </p>
      <Cite id="cite" aria-labelledby="cite-title">
        <h2 id="cite-title">{copy.cite}</h2>
        <p>{copy.citeWords}</p>
        <h3>{copy.text}</h3>
        <pre>{citeText(cited)}</pre>
        <h3>{copy.bibtex}</h3>
        <pre>{citeBibtex(cited)}</pre>
      </Cite>
    </RecordPage>
  );
}
