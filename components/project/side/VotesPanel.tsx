import styled from 'styled-components';
import { Button } from '@/components/ui';
import type { Votes } from '@/contracts/site/votes';
import { PALETTE } from '@/styles/tokens';
import { color } from '@/styles/theme';
import { copy } from '../copy';
import { SideCard } from '../Project.styles';

const Box = styled(SideCard)`
  .bar {
    position: relative;
    height: 8px;
    border-radius: 4px;
    background: ${color.sunk};
    overflow: hidden;
  }
  .bar span {
    position: absolute;
    inset: 0 auto 0 0;
    background: ${PALETTE.bands.aa};
  }
  .bar .cast {
    opacity: 0.3;
  }
  .counts {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
    margin: 8px 0 12px;
    min-height: 21px;
  }
  .buttons {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
  .note {
    margin-top: 12px;
    font-size: 13px;
  }
  .error {
    margin-top: 10px;
    color: ${color.danger};
  }
`;

/** Fewer say nothing: of nine that all agree, the 95% interval is 30 points wide. */
const ENOUGH_VOTES = 10;

/** Full color up to the lower bound, light up to the share of the votes cast. */
function Bar({ share, atLeast }: { share: number | null; atLeast: number | null }) {
  return (
    <div className="bar" aria-hidden="true">
      {share !== null && atLeast !== null && (
        <>
          <span className="cast" style={{ width: `${share}%` }} />
          <span style={{ width: `${atLeast}%` }} />
        </>
      )}
    </div>
  );
}

interface VotesPanelProps {
  /** Undefined until they are read. */
  votes?: Votes;
  /** Why reading, or the last vote, failed. */
  message?: string;
  cast?: (yes: boolean) => void;
}

/** What visitors voted, shown with the lower bound of the method. */
export function VotesPanel({ votes, message, cast }: VotesPanelProps) {
  const count = votes ? votes.yes + votes.no : null;
  const atLeast = votes && votes.yes + votes.no >= ENOUGH_VOTES ? votes.yesLowerBound : null;
  const waiting = cast === undefined || (votes === undefined && message === undefined);
  return (
    <Box aria-labelledby="votes-title">
      <h2 id="votes-title">{copy.voteTitle}</h2>
      <Bar share={votes?.yesPercentage ?? null} atLeast={atLeast} />
      <p className="counts" aria-live="polite">
        {votes && count !== null && (
          <>
            <span>{atLeast === null ? copy.tooFew(count) : copy.yesAtLeast(atLeast)}</span>{' '}
            {count > 0 && <span>{copy.voteCounts(votes.yes, votes.no)}</span>}
          </>
        )}
      </p>
      <div className="buttons">
        <Button
          type="button"
          disabled={waiting}
          aria-pressed={votes?.vote === true}
          onClick={() => cast?.(true)}
        >
          {copy.yes}
        </Button>
        <Button
          type="button"
          disabled={waiting}
          aria-pressed={votes?.vote === false}
          onClick={() => cast?.(false)}
        >
          {copy.no}
        </Button>
      </div>
      {message !== undefined && (
        <p className="error" role="alert">
          {message}
        </p>
      )}
      <p className="note">
        {atLeast !== null && `${copy.votesBound} `}
        {copy.votesNote} <noscript>{copy.votesNoScript}</noscript>
      </p>
    </Box>
  );
}
