import styled from 'styled-components';
import { color, media } from '@/styles/theme';
import { categoryHead } from './CategoryHead.styles';
import { categorySum } from './CategorySum.styles';
import { Panel } from '../Project.styles';

export const CategoryPanel = styled(Panel)`
  scroll-margin-top: 36px;
  table {
    table-layout: fixed;
  }
  .c-points {
    width: 84px;
  }
  .c-weight {
    width: 68px;
  }
  .c-bar {
    width: 96px;
  }
  .c-source {
    width: 150px;
  }
  .c-measured {
    width: 146px;
  }
  tr {
    scroll-margin-top: 32px;
  }
  tr:target {
    background: ${color.sunk};
  }
  tr.unknown td,
  tr.na td {
    border-bottom-style: dashed;
    border-bottom-color: ${color.line};
  }
  .name {
    font-weight: 600;
    text-decoration: none;
  }
  .name:hover {
    text-decoration: underline;
  }
  .points {
    font-size: 15px;
    font-weight: 500;
  }
  .weight {
    color: ${color.ink2};
  }
  tr.unknown .points,
  tr.na .points {
    color: ${color.ink2};
    font-size: 13px;
    font-weight: 400;
  }
  abbr {
    text-decoration: none;
  }
  .bar > span {
    margin-top: 8px;
    width: 100%;
  }
  .source,
  .measured {
    font-size: 13px;
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }
  .source a {
    color: ${color.ink};
  }
  .tier {
    display: block;
  }
  .source summary,
  .parts summary {
    padding: 0;
    border: 0;
    font-size: 13px;
    color: ${color.ink};
    text-decoration: underline;
    text-decoration-color: ${color.control};
    text-underline-offset: 3px;
    list-style: none;
  }
  .source summary::-webkit-details-marker,
  .parts summary::-webkit-details-marker {
    display: none;
  }
  .source summary::after,
  .parts summary::after {
    content: ' ▾';
  }
  .source [open] summary::after,
  .parts[open] summary::after {
    content: ' ▴';
  }
  .source li,
  .parts li {
    margin: 6px 0;
    font-size: 13px;
  }
  .measured span {
    display: block;
  }
  .report {
    display: inline-block;
    margin-top: 4px;
    color: ${color.ink3};
  }
  .expired {
    color: ${color.danger};
  }
  ${categoryHead}
  ${categorySum}

  @media (pointer: coarse) {
    .name,
    .report,
    .source a {
      padding-block: 11px;
    }
    .source summary,
    .parts summary {
      position: relative;
      padding-block: 13px;
      margin-block: -13px;
    }
    .source [open] summary,
    .parts[open] summary {
      padding-bottom: 2px;
      margin-bottom: -2px;
    }
  }
  ${media.phone} {
    scroll-margin-top: 36px;
    table,
    tbody {
      display: block;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 4px 12px;
      padding: 14px 16px;
      border-bottom: 1px solid ${color.line2};
      grid-template-areas: 'name points' 'bar bar' 'say say' 'parts parts' 'source source' 'measured weight';
    }
    tr.unknown,
    tr.na {
      border-bottom-style: dashed;
      border-bottom-color: ${color.line};
    }
    td {
      padding: 0;
      border: 0;
    }
    td:first-child,
    td:last-child {
      padding: 0;
    }
    td.signal {
      display: contents;
    }
    .nameline {
      grid-area: name;
    }
    td.signal > small {
      grid-area: say;
    }
    td.signal > .parts {
      grid-area: parts;
    }
    td.points {
      grid-area: points;
      font-weight: 600;
    }
    td.bar {
      grid-area: bar;
    }
    .bar > span {
      margin: 3px 0 4px;
    }
    td.source {
      grid-area: source;
    }
    td.measured {
      grid-area: measured;
      font-size: 12px;
    }
    .measured span {
      display: inline;
    }
    .report {
      display: block;
      width: max-content;
      font-size: 13px;
    }
    td.weight {
      grid-area: weight;
      align-self: end;
      font-size: 13px;
    }
  }
`;
