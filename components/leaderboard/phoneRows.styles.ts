import { css } from 'styled-components';
import { color, radius } from '@/styles/theme';

/** On a phone a row is a card. */
export const phoneRows = css`
  display: block;
  border: 0;
  background: none;
  caption {
    display: none;
  }
  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  tbody {
    display: grid;
    gap: 10px;
  }
  tbody + tbody {
    margin-top: 10px;
  }
  tbody tr {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 8px;
    padding: 6px 14px 10px;
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
  }
  tbody tr.band {
    display: block;
    padding: 6px 0 0;
    background: none;
    border: 0;
  }
  .band th {
    height: auto;
    background: none;
  }
  td,
  tbody th {
    display: block;
    padding: 6px 0;
    border: 0;
  }
  tbody .rank {
    width: auto;
    font-size: 14px;
  }
  .pick {
    flex-direction: column-reverse;
    justify-content: center;
    gap: 0;
    width: 44px;
    margin: -6px -4px -6px -12px;
  }
  .pick input {
    margin: 2px 4px 6px;
  }
  tbody .watch {
    grid-area: 2 / 1;
    align-self: start;
    width: auto;
    margin: -6px 0 -14px -12px;
    padding: 0;
  }
  tbody .ruler,
  tbody .missing,
  &.chosen tbody .more {
    grid-column: 2 / -1;
    display: block;
    max-width: none;
    padding: 2px 0;
    text-align: left;
  }
  .missing:empty {
    display: none;
  }
  .lead {
    display: inline;
  }
  p.lead {
    display: block;
    margin: 0 0 4px;
  }
  &.chosen p.lead {
    display: none;
  }
  tbody .more {
    display: none;
  }
  .more::before {
    content: attr(data-label) ': ';
    color: ${color.ink2};
  }
  tbody .project a,
  .rating > div {
    gap: 10px;
  }
  .rating .words {
    flex-wrap: wrap;
    justify-content: flex-end;
    max-width: 15ch;
    white-space: normal;
  }
  .cap {
    display: none;
  }
  tbody .project {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
