import type { SearchResult } from '@/contracts/projects';
import { Badge, Hidden, ProjectLogo, Ruler } from '@/components/ui';
import { copy } from './copy';
import { highlight } from './highlight';

/** What tells it from results of the same name, and whose token it is. */
function TellMore({ result, apart }: { result: SearchResult; apart: string | undefined }) {
  const issuer = result.issuedBy && copy.issuedBy(result.issuedBy);
  const words = [apart, issuer].filter(Boolean).join(' · ');
  return words && <span className="apart">{words}</span>;
}

interface ResultRowProps {
  id: string;
  result: SearchResult;
  keyword: string;
  active: boolean;
  /** What tells it from results of the same name. */
  apart: string | undefined;
  /** From this browser's list: hides rank and rating, which may have changed. */
  recent: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** Rank, logo, name, first ticker (specification §2). The pointer keeps the input focused. */
export function ResultRow({
  id,
  result,
  keyword,
  active,
  apart,
  recent,
  onPoint,
  onChoose,
}: ResultRowProps) {
  const [ticker] = result.tokenTickers;
  return (
    <div
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onMouseMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={() => undefined}
    >
      {!recent && <span className="rank">{result.rank === null ? 'N/A' : `#${result.rank}`}</span>}
      <ProjectLogo id={result.id} logo={result.logo} name={result.name} />
      <span className="name">
        {highlight(result.name, keyword).map((part, index) =>
          part.hit ? <mark key={index}>{part.text}</mark> : part.text,
        )}
        {ticker && <small>{ticker}</small>}
        <TellMore result={result} apart={apart} />
      </span>
      {!recent && (
        <span className="rating">
          {result.score !== null && (
            <>
              <Ruler score={result.score} possible={result.possible} size="search" />
              <Hidden>, </Hidden>
            </>
          )}
          <Badge
            state={result.state}
            letter={result.letter}
            possibleLetter={null}
            letterBefore={null}
          />
        </span>
      )}
    </div>
  );
}
