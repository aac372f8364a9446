import styled from 'styled-components';
import { color, font, laterPaint, media, radius } from '@/styles/theme';

export const Section = styled.section`
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px 24px;
    margin-bottom: 16px;
  }
  .top h2 {
    font-size: 30px;
  }
  .filters {
    display: none;
  }
  .filters.open,
  .filters:target {
    display: block;
  }
  .rows {
    ${laterPaint(1_300)}
  }
  .below {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 12px;
    margin-top: 16px;
    font-size: 14px;
    color: ${color.ink2};
  }
  .pages {
    display: flex;
    gap: 8px;
  }
  .pages a,
  .pages span {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
    padding: 0 14px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    text-decoration: none;
  }
  .pages span {
    color: ${color.ink3};
    border-color: ${color.line};
  }
  .pages a:hover {
    border-color: ${color.ink};
  }
  .empty {
    padding: 48px 24px;
    text-align: center;
    color: ${color.ink2};
  }
  .empty strong {
    display: block;
    color: ${color.ink};
    font-size: 17px;
  }
`;

export const FilterBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  a,
  summary {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 32px;
    padding: 0 13px;
    border: 1px solid ${color.line};
    border-radius: 16px;
    background: ${color.surface};
    font-size: 13px;
    color: ${color.ink2};
    text-decoration: none;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  a:hover,
  summary:hover {
    border-color: ${color.ink3};
  }
  a[aria-current='true'] {
    background: ${color.ink};
    color: ${color.surface};
    border-color: ${color.ink};
  }
  a.drop::after {
    content: '×';
    font-size: 15px;
  }
  @media (pointer: coarse) {
    a,
    summary {
      min-height: 44px;
      border-radius: 22px;
    }
  }
  ${media.phone} {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin: 0 -16px;
    padding: 2px 16px;
    max-width: calc(100% + 32px);
    a,
    summary {
      flex: none;
    }
    scrollbar-width: none;
  }
`;

export const FilterForm = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: 12px 16px;
  align-items: end;
  margin-bottom: 16px;
  padding: 16px 20px 20px;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  label {
    display: grid;
    gap: 4px;
    font-size: 12px;
    font-weight: 600;
    color: ${color.ink2};
  }
  select,
  input {
    width: 100%;
    height: 44px;
    padding: 0 10px;
    font-size: 14px;
    font-weight: 400;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.paper};
  }
  .actions {
    display: flex;
    gap: 8px;
  }
  @media (pointer: coarse) {
    select,
    input {
      font-size: 16px;
    }
  }
`;

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
    padding: 0 12px;
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
    padding: 12px;
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
  tbody .rank {
    width: 56px;
    color: ${color.ink2};
    font-weight: 400;
    font-size: 15px;
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
    display: flex;
    align-items: center;
    gap: 14px;
  }
  .rating em {
    font: 500 24px/1 ${font.display};
    min-width: 30px;
    font-style: normal;
  }
  .lines svg {
    width: 150px;
  }
  .up {
    color: ${color.up};
  }
  .down {
    color: ${color.down};
  }
  .cap {
    display: block;
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
  ${media.tablet} {
    .category,
    .lastaudit {
      display: none;
    }
  }
  ${media.phone} {
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
    tbody tr {
      display: grid;
      grid-template-columns: 28px minmax(0, 1fr) auto;
      align-items: center;
      gap: 0 8px;
      padding: 6px 14px;
      background: ${color.surface};
      border: 1px solid ${color.line};
      border-radius: ${radius.card};
      ${laterPaint(58)}
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
    .lines,
    .audits,
    .change {
      display: none;
    }
    .rating > div {
      gap: 10px;
    }
    .cap {
      display: none;
    }
    tbody .project {
      min-width: 0;
      overflow-wrap: anywhere;
    }
    tbody .project a {
      gap: 10px;
    }
  }
`;
