import styled from 'styled-components';
import { color, font, media, radius } from '@/styles/theme';
import { phoneRows } from './phoneRows.styles';

export const Table = styled.table`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  border-collapse: separate;
  border-spacing: 0;
  th {
    font: 600 12px/1.3 ${font.ui};
    color: ${color.ink2};
    text-align: left;
    padding: 0 8px;
    border-bottom: 1px solid ${color.line};
    white-space: nowrap;
  }
  thead th a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 40px;
    text-decoration: none;
  }
  thead th a:hover {
    text-decoration: underline;
  }
  thead th:not(:has(a)) {
    height: 40px;
  }
  td,
  tbody th {
    padding: 8px;
    border-bottom: 1px solid ${color.line2};
    vertical-align: middle;
  }
  tbody th {
    white-space: normal;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  tbody tr:hover {
    background: ${color.paper};
  }
  .n {
    text-align: right;
  }
  th.n a {
    justify-content: flex-end;
  }
  .watch {
    width: 44px;
    padding: 0;
  }
  tbody .rank {
    width: 56px;
    padding-left: 0;
    color: ${color.ink2};
    font-weight: 400;
    font-size: 15px;
  }
  .pick {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 44px;
    cursor: pointer;
  }
  .pick input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 4px;
    accent-color: ${color.ink};
    @media print {
      display: none;
    }
  }
  tbody .project a {
    display: flex;
    align-items: center;
    gap: 14px;
    text-decoration: none;
    font: 400 15px/1.35 ${font.ui};
    color: ${color.ink};
    min-height: 44px;
  }
  tbody .project a.tokens {
    display: inline-flex;
    min-height: 32px;
    margin-left: 46px;
    font-size: 13px;
    color: ${color.ink2};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media (pointer: coarse) {
    tbody .project a.tokens {
      min-height: 44px;
    }
  }
  tbody .project a:hover b {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .project b {
    font-weight: 600;
  }
  .project span {
    color: ${color.ink2};
  }
  .project small {
    display: block;
    font-size: 12px;
    color: ${color.ink2};
  }
  .rating > div {
    display: grid;
    grid-template-columns: auto auto;
    justify-content: start;
    align-items: center;
    column-gap: 14px;
  }
  .rating em {
    font: 500 24px/1 ${font.display};
    min-width: 30px;
    font-style: normal;
  }
  .band th {
    height: 36px;
    padding-top: 10px;
    font: 600 13px/1.3 ${font.ui};
    color: ${color.ink2};
    background: ${color.paper};
  }
  .project,
  .holder {
    min-width: 140px;
  }
  .missing {
    min-width: 126px;
  }
  tbody .missing {
    max-width: 220px;
    font-size: 13px;
    line-height: 1.4;
    color: ${color.ink2};
  }
  .missing summary {
    padding: 10px 0;
    list-style: none;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    .missing summary {
      padding: 13px 0;
    }
  }
  .missing summary::-webkit-details-marker,
  .missing [open] u,
  .lead {
    display: none;
  }
  td.more {
    font-size: 14px;
  }
  td.holder,
  td.answer {
    font-size: 13px;
    line-height: 1.4;
  }
  .answer {
    min-width: 86px;
  }
  .more small {
    display: block;
    /* Never widens its column. */
    width: 0;
    min-width: 100%;
    overflow-wrap: anywhere;
    font-size: 12px;
    color: ${color.ink2};
  }
  td.n:not(.none) {
    white-space: nowrap;
  }
  .none {
    color: ${color.ink2};
  }
  .cap {
    grid-column: 2;
    font-size: 12px;
    color: ${color.ink2};
    white-space: nowrap;
  }
  .sample {
    display: inline-block;
    margin-left: 6px;
    padding: 0 6px;
    border: 1px dashed ${color.ink3};
    border-radius: 3px;
    font-size: 11px;
  }
  @media (max-width: 1199px) {
    th.ruler {
      white-space: normal;
    }
    .ruler > span {
      width: 90px;
    }
    .lastaudit {
      display: none;
    }
    &.chosen .more {
      display: table-cell;
    }
  }
  ${media.tablet} {
    .category,
    .incidents,
    .delay {
      display: none;
    }
  }
  ${media.phone} {
    ${phoneRows}
  }
`;
