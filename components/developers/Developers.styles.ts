import styled from 'styled-components';
import { color, font, media, radius } from '@/styles/theme';

export const Table = styled.table`
  && {
    width: 100%;
    max-width: none;
  }
  code,
  .values {
    font: 13px/1.5 ${font.mono};
    overflow-wrap: anywhere;
  }
  .values {
    display: block;
    color: ${color.ink3};
  }
  && tbody th {
    font-weight: 400;
    color: ${color.ink};
    width: 26%;
    padding: 8px 12px 8px 0;
    vertical-align: top;
    border-bottom: 1px solid ${color.line2};
  }
  td:nth-child(2) {
    width: 26%;
    color: ${color.ink2};
  }
  && tbody tr:last-child th {
    border-bottom: 0;
  }
  ${media.phone} {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    &&,
    tbody,
    tr,
    && tbody th,
    && tbody td {
      display: block;
      width: auto;
      padding: 0;
      border: 0;
    }
    && tbody tr {
      padding: 8px 0;
      border-bottom: 1px solid ${color.line2};
    }
  }
`;

export const Files = styled.dl`
  dt {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
  }
  dt a {
    color: ${color.ink};
  }
  @media (pointer: coarse) {
    dt a {
      padding-block: 11px;
    }
  }
`;

export const Folded = styled.details`
  margin-top: 8px;
  padding: 0 20px;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  summary {
    min-height: 44px;
    padding-block: 10px;
    cursor: pointer;
    font: 15px/1.5 ${font.mono};
  }
  table {
    margin-bottom: 12px;
    font-size: 14px;
    scroll-margin-top: 64px;
  }
  thead th {
    font-size: 12px;
    font-weight: 600;
    color: ${color.ink3};
  }
  th,
  td {
    text-align: left;
    padding: 8px 12px 8px 0;
    border-bottom: 1px solid ${color.line2};
    vertical-align: top;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
`;
