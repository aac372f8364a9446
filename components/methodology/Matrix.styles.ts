import styled from 'styled-components';
import { color, media, radius } from '@/styles/theme';

export const Matrix = styled.table`
  margin-top: 16px;
  font-size: 14px;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  border-collapse: separate;
  border-spacing: 0;
  th,
  td {
    padding: 10px 16px;
    border-bottom: 1px solid ${color.line2};
    text-align: left;
    vertical-align: top;
    font-weight: 400;
  }
  thead th {
    font-size: 12px;
    font-weight: 600;
    color: ${color.ink2};
  }
  tbody th[scope='row'] {
    font-weight: 600;
    scroll-margin-top: 120px;
  }
  tr:target th {
    box-shadow: inset 3px 0 ${color.brass};
  }
  small {
    display: block;
    font-weight: 400;
    font-size: 13px;
    color: ${color.ink2};
    max-width: 52ch;
  }
  td {
    white-space: nowrap;
  }
  summary {
    cursor: pointer;
    min-height: 24px;
  }
  @media print {
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
  @media (pointer: coarse) {
    summary {
      position: relative;
      padding: 13px 0;
      margin: -6px 0;
    }
  }
  .kind th {
    font-weight: 600;
    font-size: 13px;
    color: ${color.ink2};
    background: ${color.paper};
  }
  tbody:last-child tr:last-child > * {
    border-bottom: 0;
  }
  ${media.phone} {
    th,
    td {
      padding: 4px 10px;
      font-size: 13px;
      line-height: 1.35;
    }
    td {
      white-space: normal;
      min-width: 72px;
    }
  }
`;
