import styled from 'styled-components';
import { LETTER_FROM, LETTERS } from '@/contracts/vocabulary';
import { wholeShares } from '@/lib/format/shares';
import { color } from '@/styles/theme';
import { copy } from './copy';
import { Ruler } from './Ruler';

const Figure = styled.div`
  .scale {
    position: relative;
    height: 22px;
    font-size: 12px;
    color: ${color.ink3};
  }
  .scale span {
    position: absolute;
    top: 0;
    padding-top: 5px;
    transform: translateX(-50%);
  }
  .scale span::before {
    content: '';
    position: absolute;
    top: 0;
    left: 50%;
    height: 5px;
    border-left: 1px solid ${color.ink3};
  }
  .words {
    font-size: 14px;
    color: ${color.ink2};
  }
  .words b {
    color: ${color.ink};
    font-weight: 600;
  }
`;

const TICKS = LETTERS.filter((letter) => LETTER_FROM[letter] > 0);

/** The ruler of a page: letters under it, figures in words below. */
export function RulerFigure({ score, possible }: { score: number; possible: number }) {
  const { proven, lost, unknown } = wholeShares(score, possible);
  return (
    <Figure>
      <Ruler score={score} possible={possible} size="page" />
      <div className="scale" aria-hidden="true">
        {TICKS.map((letter) => (
          <span key={letter} style={{ left: `${LETTER_FROM[letter]}%` }}>
            {letter}
          </span>
        ))}
      </div>
      <p className="words">
        <b>{copy.proven(proven)}</b> · {copy.unknownPoints(unknown)} · {copy.lost(lost)}
      </p>
    </Figure>
  );
}
