import styled from 'styled-components';
import { color, font, media, radius } from '@/styles/theme';
import { Wrap } from './layout';

/** Head, then contents beside the text (`.columns`). */
export const LongRead = styled(Wrap)`
  padding-block: 36px 72px;
  .top {
    max-width: 68ch;
    margin-bottom: 32px;
  }
  h1 {
    font-size: 44px;
  }
  .lead {
    font-size: 19px;
    color: ${color.ink2};
    margin-top: 12px;
  }
  .version {
    margin-top: 12px;
    font-size: 14px;
    color: ${color.ink2};
  }
  .columns {
    display: grid;
    grid-template-columns: 220px minmax(0, 1fr);
    gap: 48px;
    align-items: start;
  }
  ${media.tablet} {
    .columns {
      grid-template-columns: minmax(0, 1fr);
      gap: 24px;
    }
  }
  ${media.phone} {
    padding-block: 24px 48px;
    h1 {
      font-size: 30px;
    }
    .lead {
      font-size: 17px;
    }
  }
`;

export const ContentsNav = styled.nav`
  position: sticky;
  top: calc(88px + var(--above-header, 0px));
  font-size: 14px;
  p {
    font-size: 12px;
    font-weight: 600;
    color: ${color.ink3};
    margin-bottom: 6px;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 34px;
    color: ${color.ink2};
    text-decoration: none;
  }
  a:hover {
    color: ${color.ink};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${media.tablet} {
    position: static;
    padding: 14px 18px 10px;
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    ul {
      columns: 2;
    }
    li {
      break-inside: avoid;
    }
    a {
      min-height: 44px;
    }
  }
`;

/** A part under a heading of its own, with commands (`pre`). */
export const ReadPart = styled.section`
  padding-top: 44px;
  scroll-margin-top: -16px;
  &:first-child {
    padding-top: 0;
  }
  h2 {
    font-size: 30px;
    margin-bottom: 12px;
  }
  h3 {
    font-size: 24px;
  }
  h4 {
    font-size: 19px;
  }
  > p,
  > ul.text,
  > ol.text {
    max-width: 68ch;
    color: ${color.ink2};
  }
  > p + p {
    margin-top: 12px;
  }
  ul.text,
  ol.text {
    padding-left: 22px;
    list-style: disc;
  }
  ol.text {
    list-style: decimal;
  }
  .text li {
    margin-top: 8px;
    padding-left: 4px;
  }
  a {
    text-underline-offset: 3px;
  }
  pre {
    margin: 16px 0;
    padding: 14px 16px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    background: ${color.night};
    color: ${color.nightInk};
    border-radius: ${radius.card};
    font: 13px/1.6 ${font.mono};
  }
  ${media.phone} {
    padding-top: 36px;
    scroll-margin-top: 8px;
    h2 {
      font-size: 24px;
    }
  }
`;
