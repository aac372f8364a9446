import styled from 'styled-components';
import { color, font, media, radius } from '@/styles/theme';
import { answers } from './answers.styles';

export const HeadCard = styled.div`
  display: grid;
  grid-template: auto auto 1fr auto / minmax(0, 1fr) minmax(0, 38%);
  grid-template-areas: 'id lines' 'say lines' 'say standing' 'flags flags';
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow: hidden;
  &[data-lines='false'] {
    grid-template: auto / minmax(0, 1fr);
    grid-template-areas: 'id' 'do' 'say' 'standing' 'flags';
    .lines {
      display: none;
    }
  }
  > * {
    padding-inline: 26px;
  }
  .id {
    grid-area: id;
    display: flex;
    align-items: center;
    gap: 16px;
    padding-block: 24px 0;
    padding-right: 340px;
    min-width: 0;
  }
  h1 {
    font-size: 36px;
    line-height: 1.1;
  }
  .meta {
    margin-top: 4px;
    font-size: 15px;
    color: ${color.ink2};
  }
  .do {
    grid-area: id;
    justify-self: end;
    align-self: start;
    display: flex;
    align-items: center;
    gap: 8px;
    padding-top: 28px;
  }
  .do > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 6px;
    font-size: 14px;
    text-underline-offset: 3px;
  }
  .say {
    grid-area: say;
    padding-top: 18px;
  }
  ${answers}
  .verdict {
    font-size: 19px;
    line-height: 1.4;
  }
  .standing {
    grid-area: standing;
    padding-block: 16px 20px;
  }
  .score {
    font: 500 36px/1.1 ${font.display};
  }
  .score.words::first-letter {
    text-transform: uppercase;
  }
  .score.rated {
    display: flex;
    align-items: center;
    gap: 16px;
    font-size: 72px;
    line-height: 1;
    letter-spacing: -0.02em;
    font-variant-numeric: lining-nums;
  }
  .score span {
    font-family: ${font.ui};
    letter-spacing: 0;
  }
  .score small {
    margin-left: 6px;
    font-size: 14px;
    font-weight: 400;
  }
  .score.compromised,
  .cap {
    color: ${color.danger};
  }
  .standing p + p,
  .score + div,
  .cap + div {
    margin-top: 12px;
  }
  .where {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    font-size: 14px;
    text-underline-offset: 3px;
  }
  .asof {
    font-size: 13px;
    color: ${color.ink2};
  }
  .lines {
    grid-area: lines;
    display: grid;
    place-content: center;
    padding-block: 34px 18px;
    background: ${color.night};
  }
  ${media.tablet} {
    .lines {
      padding-block: 18px;
    }
  }
  .lines p {
    margin-bottom: 14px;
    text-align: center;
    font-size: 13px;
    color: ${color.nightInk2};
  }
  @media (pointer: coarse) {
    .where {
      min-height: 44px;
    }
  }
  ${media.tablet} {
    grid-template: auto / minmax(0, 1fr);
    grid-template-areas: 'id' 'do' 'say' 'standing' 'flags' 'lines';
    .id {
      padding-right: 0;
    }
    .do {
      grid-area: do;
      justify-self: start;
      padding-top: 14px;
    }
  }
  ${media.phone} {
    margin-inline: -16px;
    border-width: 0 0 1px;
    border-radius: 0;
    > * {
      padding-inline: 16px;
    }
    .id {
      gap: 12px;
      padding-block: 16px 0;
    }
    .id > span {
      width: 44px !important;
      height: 44px !important;
    }
    h1 {
      font-size: 24px;
    }
    .meta {
      font-size: 13px;
    }
    .do {
      padding-top: 10px;
    }
    .say {
      padding-top: 14px;
    }
    .verdict {
      font-size: 17px;
    }
    .score.rated {
      font-size: 60px;
    }
    .lines {
      gap: 10px;
      padding-block: 14px;
    }
  }
  @media print {
    .lines {
      background: none;
    }
    .lines p {
      color: ${color.ink2};
    }
    .do {
      display: none;
    }
  }
`;
