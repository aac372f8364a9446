import styled from 'styled-components';
import { color, font, media, radius } from '@/styles/theme';

export const HeadCard = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) minmax(0, 41%);
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow: hidden;
  grid-template-areas: 'id id lines' 'score grade lines' 'score facts lines' 'chips chips lines';
  grid-template-rows: auto auto auto 1fr;
  &[data-scored='false'] {
    grid-template-areas: 'id id lines' 'score score lines' 'facts facts lines' 'chips chips lines';
  }

  .id {
    grid-area: id;
    display: flex;
    align-items: center;
    gap: 16px;
    padding: 24px 130px 0 26px;
    min-width: 0;
  }
  h1 {
    font-size: 36px;
    line-height: 1.1;
  }
  .meta {
    color: ${color.ink2};
    font-size: 15px;
    margin-top: 4px;
  }
  .share {
    grid-area: id;
    justify-self: end;
    padding: 28px 26px 0 0;
  }
  .score {
    grid-area: score;
    padding: 14px 0 0 26px;
    font: 500 84px/1 ${font.display};
    letter-spacing: -0.02em;
    font-variant-numeric: lining-nums;
  }
  .grade {
    grid-area: grade;
    padding: 26px 26px 0 24px;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 10px;
    font-size: 14px;
    color: ${color.ink2};
  }
  .facts {
    grid-area: facts;
    padding: 8px 26px 0 24px;
    font-size: 14px;
    color: ${color.ink2};
  }
  .facts p + p {
    margin-top: 4px;
  }
  .facts .say {
    color: ${color.ink};
    font-size: 15px;
  }
  .facts .cap {
    color: ${color.danger};
  }
  .chips {
    grid-area: chips;
    align-self: end;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 20px 26px 24px;
  }
  .lines {
    grid-area: lines;
    display: flex;
    align-items: center;
    justify-content: center;
    background: ${color.night};
    padding: 32px 24px 28px;
  }
  &[data-scored='false'] {
    .score {
      font-size: 36px;
      padding-top: 24px;
    }
    .facts {
      padding-left: 26px;
    }
    .score.compromised {
      color: ${color.danger};
    }
  }

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    grid-template-areas: 'id id' 'score grade' 'score facts' 'chips chips' 'lines lines';
    &[data-scored='false'] {
      grid-template-areas: 'id id' 'score score' 'facts facts' 'chips chips' 'lines lines';
    }
    .lines {
      padding: 28px 16px 22px;
    }
  }
  ${media.phone} {
    margin-inline: -16px;
    border-width: 0 0 1px;
    border-radius: 0;
    grid-template-columns: minmax(0, 1fr) auto auto;
    grid-template-rows: auto;
    grid-template-areas: 'id score grade' 'lines lines lines' 'facts facts facts' 'chips chips chips' 'share share share';
    &[data-scored='false'] {
      grid-template-areas: 'id id id' 'lines lines lines' 'score score score' 'facts facts facts' 'chips chips chips' 'share share share';
    }
    .id,
    .score,
    .grade {
      background: ${color.night};
      color: ${color.nightInk};
      padding: 16px 0 8px;
      align-items: center;
      align-content: center;
    }
    .id {
      padding-left: 16px;
      gap: 12px;
    }
    .id > span {
      width: 44px !important;
      height: 44px !important;
    }
    .meta {
      color: ${color.nightInk2};
      font-size: 13px;
      margin-top: 2px;
    }
    h1 {
      font-size: 24px;
    }
    .since {
      display: none;
    }
    .score {
      display: flex;
      font-size: 44px;
      padding-left: 8px;
    }
    .grade {
      padding: 16px 16px 8px 12px;
      color: ${color.nightInk2};
    }
    .lines {
      padding: 14px 16px 18px;
    }
    .facts,
    .chips {
      padding: 14px 16px 0;
    }
    .share {
      grid-area: share;
      justify-self: start;
      padding: 14px 16px 18px;
    }
    &[data-scored='false'] .score {
      background: none;
      color: ${color.ink};
      font-size: 30px;
      padding: 16px 16px 0;
    }
    &[data-scored='false'] .score.compromised {
      color: ${color.danger};
    }
    &[data-scored='false'] .facts {
      padding-left: 16px;
    }
  }
`;

export const Chip = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  padding: 0 12px;
  border: 1px solid ${color.line};
  border-radius: 16px;
  font-size: 13px;
  color: ${color.ink2};
  background: ${color.surface};
  text-decoration: none;
  &:hover {
    border-color: ${color.ink3};
  }
  &[data-danger='true'] {
    color: ${color.danger};
    border-color: currentColor;
  }
  @media (pointer: coarse) {
    min-height: 44px;
    border-radius: 22px;
  }
`;
