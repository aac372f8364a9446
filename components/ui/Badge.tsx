import styled from 'styled-components';
import { isListed, type ShortAnswer } from '@/contracts/ratings/answers';
import type { ProjectRow } from '@/contracts/projects/projects';
import { letterBand } from '@/lib/format/band';
import { color, ofBands } from '@/styles/theme';
import { copy } from './copy';

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 26px;
  font-size: 13px;
  font-weight: 650;
  letter-spacing: 0.02em;
  white-space: nowrap;
  print-color-adjust: exact;
  b {
    min-width: 44px;
    padding: 0 8px;
    border-radius: 3px;
    color: #fff;
    font-weight: inherit;
    line-height: 26px;
    text-align: center;
  }
  b + i {
    margin-left: -7px;
    padding: 0 7px;
    border: 1.5px dashed currentColor;
    border-left: 0;
    border-radius: 0 3px 3px 0;
    font-style: normal;
    line-height: 23px;
  }
  &.words {
    font-weight: 500;
    letter-spacing: 0;
  }
  s {
    font-weight: 650;
    text-decoration-thickness: 2px;
  }
  ${ofBands((band) => `background: ${color[band]};`)}
  @media (forced-colors: active) {
    b {
      border: 1px solid;
      line-height: 24px;
    }
  }
`;

export interface Badged extends Pick<
  ProjectRow,
  'state' | 'letter' | 'possibleLetter' | 'letterBefore'
> {
  /** Without them, it is not rated. */
  answers?: readonly Pick<ShortAnswer, 'answer'>[];
}

/** "partly checked" with at least two answers, "listed" with fewer. */
export const unratedWords = ({ answers }: Pick<Badged, 'answers'>): string => {
  if (!answers) return copy.notRated;
  return isListed(answers) ? copy.listed : copy.partlyChecked;
};

/** "BBB proven, AA possible", "partly checked", "suspended; rated A on 1 Nov 2026". */
export function badgeWords(rating: Badged): string {
  const { state, letter, possibleLetter, letterBefore } = rating;
  if (state === 'compromised' || state === 'wound-down') return copy.offScale[state];
  if (state === 'suspended')
    return letterBefore ? copy.wasRated(letterBefore.letter, letterBefore.ratedAt) : copy.suspended;
  if (letter === null) return unratedWords(rating);
  return possibleLetter === null || possibleLetter === letter
    ? letter
    : copy.bothEnds(letter, possibleLetter);
}

/** The letter a rating proves, beside it the one that is possible; without a letter, the state. */
export function Badge(rating: Badged) {
  const { state, letter, possibleLetter, letterBefore } = rating;
  const words = badgeWords(rating);
  if (state === 'suspended' && letterBefore)
    return (
      <Mark className="words" role="img" aria-label={words} title={words}>
        <s>{letterBefore.letter}</s> {copy.suspendedOn(letterBefore.ratedAt)}
      </Mark>
    );
  if (state !== 'rated' || letter === null) return <Mark className="words">{words}</Mark>;
  if (possibleLetter === null || possibleLetter === letter)
    return (
      <Mark>
        <b className={letterBand(letter)}>{letter}</b>
      </Mark>
    );
  return (
    <Mark role="img" aria-label={words} title={words}>
      <b className={letterBand(letter)}>{letter}</b>
      <i>–{possibleLetter}</i>
    </Mark>
  );
}
