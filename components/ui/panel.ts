import styled from 'styled-components';
import { color, font, media, radius } from '@/styles/theme';

/** On phones and tablets, rows become blocks (see each table). */
export const Panel = styled.div`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  overflow: hidden;
  th {
    font-size: 12px;
    font-weight: 600;
    color: ${color.ink3};
    text-align: left;
    padding: 10px 12px;
    border-bottom: 1px solid ${color.line};
    white-space: nowrap;
  }
  td {
    padding: 14px 12px;
    border-bottom: 1px solid ${color.line2};
    vertical-align: top;
  }
  tbody tr:last-child td {
    border-bottom: 0;
  }
  th:first-child,
  td:first-child {
    padding-left: 20px;
  }
  th:last-child,
  td:last-child {
    padding-right: 20px;
  }
  .n {
    text-align: right;
    white-space: nowrap;
  }
  strong {
    font-weight: 600;
  }
  small {
    display: block;
    font-size: 13px;
    color: ${color.ink2};
  }
  .foot {
    padding: 10px 20px 14px;
    border-top: 1px solid ${color.line2};
  }
  &.note {
    padding: 14px 20px;
    font-size: 14px;
  }
  .quiet {
    color: ${color.ink2};
  }
  .nowrap {
    white-space: nowrap;
  }
  .sourceline {
    margin-top: 4px;
    font-size: 12px;
    color: ${color.ink3};
  }
  .mono {
    font-family: ${font.mono};
    font-size: 13px;
  }
  .whole {
    overflow-wrap: anywhere;
  }
  td a {
    text-underline-offset: 3px;
    text-decoration-color: ${color.control};
  }
  td a:hover {
    text-decoration-color: currentColor;
  }
  summary {
    cursor: pointer;
    padding: 12px 20px;
    border-top: 1px solid ${color.line2};
    font-size: 14px;
  }
  @media (pointer: coarse) {
    td small > a,
    .mono > a {
      padding-block: 11px;
    }
  }
  ${media.phone} {
    .foot {
      padding: 10px 16px 14px;
    }
    &.note {
      padding: 14px 16px;
    }
    summary {
      padding: 12px 16px;
    }
    th:first-child,
    td:first-child {
      padding-left: 16px;
    }
    th:last-child,
    td:last-child {
      padding-right: 16px;
    }
    table.stack thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    table.stack,
    table.stack tbody {
      display: block;
    }
    table.stack tr {
      display: block;
      padding: 14px 16px;
      border-bottom: 1px solid ${color.line2};
    }
    table.stack tbody tr:last-child {
      border-bottom: 0;
    }
    table.stack td {
      display: block;
      padding: 0;
      border: 0;
    }
    table.stack td + td {
      margin-top: 6px;
    }
    table.stack td[data-label]::before {
      content: attr(data-label) ': ';
      color: ${color.ink3};
      font-size: 13px;
    }
    .whole {
      font-size: 12px;
    }
    table.stack td:empty {
      display: none;
    }
    table.stack .n {
      text-align: left;
    }
  }
`;
