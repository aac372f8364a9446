import type { SearchResult } from '@/contracts/projects/projects';
import { Badge, Hidden, ProjectLogo, Ruler } from '@/components/ui';
import { Star } from '@/components/watchlists';
import { answerLine } from '@/lib/format/answers';
import { useShared } from '@/lib/sharedValue';
import { pressStar } from '@/lib/watch/pressStar';
import { stars } from '@/lib/watch/starStore';
import { copy } from './copy';
import { highlight } from './highlight';
import { Option, type OptionProps } from './Option';

/** What tells it from results of the same name, and whose token it is. */
function TellMore({ result, apart }: { result: SearchResult; apart: string | undefined }) {
  const issuer = result.issuedBy && copy.issuedBy(result.issuedBy);
  const words = [apart, issuer].filter(Boolean).join(' · ');
  return words && <span className="apart">{words}</span>;
}

interface ResultRowProps extends OptionProps {
  result: SearchResult;
  keyword: string;
  /** What tells it from results of the same name. */
  apart: string | undefined;
  /** From this browser's list: hides rank and rating, which may have changed. */
  recent: boolean;
  /** Of results that are chosen instead of opened. */
  chosen: boolean | undefined;
}

function ResultRating({ result }: { result: SearchResult }) {
  const { score, possible, state, letter, answers } = result;
  return (
    <span className="rating">
      {score !== null && (
        <>
          <Ruler score={score} possible={possible} size="search" />
          <Hidden>, </Hidden>
        </>
      )}
      <Badge {...{ state, letter, answers }} possibleLetter={null} letterBefore={null} />
    </span>
  );
}

/** For the pointer: an option has no controls for the keyboard; there Shift and Enter press it. */
function ResultStar({ result }: { result: SearchResult }) {
  const watched = useShared(stars).ids.has(result.id);
  return (
    <>
      {watched && <Hidden>, {copy.watched}</Hidden>}
      <span
        className="star"
        aria-hidden="true"
        title={copy.watch}
        onClick={(event) => {
          event.stopPropagation();
          void pressStar(result).catch(() => undefined);
        }}
      >
        <Star filled={watched} />
      </span>
    </>
  );
}

const Chosen = ({ chosen }: { chosen: boolean }) => (
  <span className="star">
    {chosen && <Hidden>, {copy.chosen}</Hidden>}
    <Star filled={chosen} />
  </span>
);

/** Rank, logo, name, first ticker (specification §2). */
export function ResultRow({ result, keyword, apart, recent, chosen, ...option }: ResultRowProps) {
  const [ticker] = result.tokenTickers;
  const line = answerLine(result.answers);
  return (
    <Option {...option}>
      {!recent && <span className="rank">{result.rank === null ? 'N/A' : `#${result.rank}`}</span>}
      <ProjectLogo id={result.id} logo={result.logo} name={result.name} />
      <span className="name">
        {highlight(result.name, keyword).map((part, index) =>
          part.hit ? <mark key={index}>{part.text}</mark> : part.text,
        )}
        {ticker && <small>{ticker}</small>}
        <TellMore result={result} apart={apart} />
      </span>
      {!recent && <ResultRating result={result} />}
      {chosen === undefined ? <ResultStar result={result} /> : <Chosen chosen={chosen} />}
      {line && (
        <span className="answers">
          <Hidden>, </Hidden>
          {line}
        </span>
      )}
    </Option>
  );
}
