import styled from 'styled-components';
import { color, font, laterPaint, media, radius } from '@/styles/theme';
// Import first, so that the rules below override theirs.
import './FlowGraph.styles';
import './ProductScreen.styles';

export const Example = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  ${laterPaint(560)}
  > p {
    max-width: 75ch;
    color: ${color.ink2};
  }
  > p a,
  .beside a {
    text-underline-offset: 3px;
  }
  .empty {
    padding: 18px 20px;
    border: 1px dashed ${color.line};
    border-radius: ${radius.card};
    max-width: none;
  }
  .note {
    font-size: 14px;
  }
  h3 {
    font-size: 19px;
    font-family: ${font.display};
    font-weight: 500;
    margin-top: 8px;
  }
  .named {
    display: flex;
    align-items: center;
    gap: 12px;
    font-size: 17px;
    max-width: none;
  }
  .named a {
    color: ${color.ink};
    font-weight: 600;
  }
  .beside {
    display: grid;
    grid-template-columns: minmax(0, 420px) minmax(0, 1fr);
    gap: 24px;
    align-items: start;
  }
  .drawing {
    padding: 16px;
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    display: flex;
    justify-content: center;
  }
  .alerts {
    border-top: 1px solid ${color.line2};
    max-width: 760px;
  }
  .alerts li {
    display: flex;
    gap: 4px 16px;
    flex-wrap: wrap;
    padding: 10px 0;
    border-bottom: 1px solid ${color.line2};
    font-size: 15px;
  }
  .alerts a {
    font-weight: 600;
  }
  .alerts span {
    color: ${color.ink2};
  }
  .group th {
    padding-top: 22px;
    font-size: 15px;
    color: ${color.ink};
    white-space: normal;
  }
  .group small {
    font-weight: 400;
  }
  .said {
    overflow-wrap: anywhere;
  }
  .code {
    font-family: ${font.mono};
    font-size: 12.5px;
    overflow-wrap: anywhere;
  }
  .verdict {
    font-weight: 600;
    white-space: nowrap;
  }
  .verdict.no {
    color: ${color.danger};
  }
  ${media.tablet} {
    .beside {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${media.phone} {
    .group {
      padding-bottom: 8px !important;
    }
    .group th {
      display: block;
      padding: 4px 0 0;
      border: 0;
    }
    .age {
      display: inline;
      margin-left: 6px;
    }
  }
  @media (pointer: coarse) {
    .alerts a,
    .named a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`;
