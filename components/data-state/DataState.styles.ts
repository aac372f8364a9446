import styled from 'styled-components';
import { color, font, media } from '@/styles/theme';

export const Figures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 36px;
  margin-bottom: 16px;
  color: ${color.ink2};
  font-size: 14px;
  strong {
    display: block;
    font: 500 30px/1.2 ${font.display};
    color: ${color.ink};
  }
`;

export const Rows = styled.table`
  margin: 12px 0 20px;
  max-width: 720px;
  width: 100%;
  font-size: 14px;
  th,
  td {
    padding: 8px 12px 8px 0;
    border-bottom: 1px solid ${color.line};
    text-align: left;
    font-weight: 400;
  }
  thead th {
    font-size: 12px;
    font-weight: 600;
    color: ${color.ink2};
  }
  td {
    font-weight: 600;
    white-space: nowrap;
  }
  td:last-child,
  thead th:last-child {
    text-align: right;
    padding-right: 0;
    font-variant-numeric: tabular-nums;
  }
  .share i {
    display: inline-block;
    height: 9px;
    margin-right: 8px;
    background: ${color.ink};
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
  @media (pointer: coarse) {
    th a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
  ${media.phone} {
    td {
      white-space: normal;
    }
    .share i {
      display: none;
    }
  }
`;

export const Endings = styled.ul`
  margin: 12px 0;
  max-width: 860px;
  font-size: 14px;
  li {
    display: grid;
    grid-template-columns: 180px minmax(0, 1fr);
    gap: 2px 16px;
    align-items: baseline;
    padding: 8px 0;
    border-top: 1px solid ${color.line2};
  }
  a {
    font-weight: 600;
    color: ${color.ink};
  }
  span {
    color: ${color.ink2};
  }
  @media (pointer: coarse) {
    a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
  ${media.phone} {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
