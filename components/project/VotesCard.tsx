import styled from 'styled-components';
import { Button } from '@/components/ui';
import { errorMessage } from '@/lib/errors/errorMessage';
import { useVisit } from '@/lib/resources/useVisit';
import { PALETTE } from '@/styles/tokens';
import { color } from '@/styles/theme';
import { copy } from './copy';
import { SideCard } from './Project.styles';

const Box = styled(SideCard)`
  .bar {
    height: 8px;
    border-radius: 4px;
    background: ${color.sunk};
    overflow: hidden;
  }
  .bar[data-voted='true'] {
    background: ${PALETTE.bands.c};
  }
  .bar span {
    display: block;
    height: 100%;
    background: ${PALETTE.bands.aa};
  }
  .counts {
    display: flex;
    justify-content: space-between;
    gap: 12px;
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

/** Visitors' opinions, one changeable vote each. */
export function VotesCard({ projectId }: { projectId: string }) {
  const { votes, error, cast } = useVisit(projectId);
  const share = votes?.yesPercentage ?? null;
  const count = votes ? votes.yes + votes.no : null;
  const unread = votes === undefined && error === undefined;
  return (
    <Box aria-labelledby="votes-title">
      <h2 id="votes-title">{copy.voteTitle}</h2>
      <div className="bar" data-voted={share !== null} aria-hidden="true">
        {share !== null && <span style={{ width: `${share}%` }} />}
      </div>
      <p className="counts" aria-live="polite">
        <span>{share !== null && copy.yesShare(share)}</span>
        <span>{count === null ? '' : copy.votes(count)}</span>
      </p>
      <div className="buttons">
        <Button
          type="button"
          disabled={unread}
          aria-pressed={votes?.vote === true}
          onClick={() => cast(true)}
        >
          {copy.yes}
        </Button>
        <Button
          type="button"
          disabled={unread}
          aria-pressed={votes?.vote === false}
          onClick={() => cast(false)}
        >
          {copy.no}
        </Button>
      </div>
      {error !== undefined && (
        <p className="error" role="alert">
          {errorMessage(error)}
        </p>
      )}
      <p className="note">
        {copy.votesNote} <noscript>{copy.votesNoScript}</noscript>
      </p>
    </Box>
  );
}
