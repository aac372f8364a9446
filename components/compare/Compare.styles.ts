import styled from 'styled-components';
import { color, font, media, radius } from '@/styles/theme';

export const Page = styled.div`
  padding: 40px 0 72px;
  h1 {
    font: 500 36px/1.2 ${font.display};
    letter-spacing: -0.01em;
  }
  .lead {
    margin-top: 8px;
    max-width: 62ch;
    color: ${color.ink2};
  }
  .note {
    margin: 12px 0;
    padding: 10px 14px;
    border-left: 3px solid ${color.brass2};
    background: ${color.surface};
    font-size: 14px;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 24px;
    align-items: end;
    justify-content: space-between;
    margin: 24px 0 16px;
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
    font-size: 14px;
  }
  .links a,
  .links b {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  .start {
    margin-top: 24px;
  }
  .start ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 8px;
  }
  .start a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 14px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.ink};
    font-size: 14px;
    text-decoration: none;
  }
`;

export const AddField = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: end;
  label {
    display: grid;
    gap: 4px;
    font-size: 13px;
    font-weight: 550;
  }
  input[type='search'] {
    width: 280px;
    max-width: calc(100vw - 112px);
    min-height: 44px;
    padding: 0 12px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.ink};
    font: inherit;
    font-size: 16px;
  }
`;

export const Table = styled.table`
  width: 100%;
  font-size: 14px;
  border-collapse: separate;
  border-spacing: 0;
  th,
  td {
    min-width: 122px;
    padding: 9px 10px;
    border-bottom: 1px solid ${color.line2};
    text-align: left;
    vertical-align: top;
    font-weight: 400;
  }
  th:first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    width: 190px;
    min-width: 146px;
    background: ${color.surface};
    border-right: 1px solid ${color.line2};
  }
  th a {
    color: inherit;
    text-underline-offset: 3px;
  }
  thead th {
    padding: 14px 10px;
  }
  .name {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 32px;
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  .head {
    display: grid;
    gap: 8px;
    justify-items: start;
  }
  .head .row {
    width: 102px;
  }
  .remove {
    font-size: 13px;
    color: ${color.ink2};
  }
  .band th {
    padding-top: 22px;
    font: 600 12px/1.4 ${font.ui};
    letter-spacing: 0.08em;
    text-transform: uppercase;
    color: ${color.ink3};
    border-right: 0;
  }
  td {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  td small {
    display: block;
    margin-top: 2px;
    font-size: 12px;
    line-height: 1.4;
    color: ${color.ink2};
  }
  td em {
    margin-left: 6px;
    font-size: 12px;
    font-style: normal;
    color: ${color.ink2};
  }
  tr[data-differs='true'] td {
    font-weight: 600;
  }
  tr[data-differs='true'] td small {
    font-weight: 400;
  }
  tr[data-differs='true'] th i {
    color: ${color.brass};
    font-style: normal;
    font-weight: 700;
  }
  tr[data-differs='false'] td {
    color: ${color.ink2};
  }
  @media (pointer: coarse) {
    .remove,
    th > a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
  ${media.phone} {
    &,
    thead,
    tbody,
    tr,
    th,
    td {
      display: block;
      width: auto;
      min-width: 0;
    }
    th:first-child {
      position: static;
      width: auto;
      border-right: 0;
    }
    thead th:first-child {
      display: none;
    }
    tbody th {
      padding-bottom: 2px;
      border-bottom: 0;
      font-weight: 650;
    }
    td {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      column-gap: 12px;
      padding: 4px 14px;
      border-bottom: 0;
    }
    td::before {
      content: attr(data-label);
      font-weight: 400;
      color: ${color.ink2};
      overflow-wrap: anywhere;
    }
    td small:not(.source) {
      display: none;
    }
    td .source {
      grid-column: 2;
    }
    tbody tr {
      padding-bottom: 10px;
      border-bottom: 1px solid ${color.line2};
    }
  }
`;
