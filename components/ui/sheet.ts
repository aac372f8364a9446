import styled from 'styled-components';
import { color, media, radius } from '@/styles/theme';

/** One rule, call or schema. */
export const Sheet = styled.div`
  margin-top: 16px;
  padding: 18px 20px;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  &:target {
    border-color: ${color.brass};
  }
  p {
    color: ${color.ink2};
    max-width: 75ch;
  }
  .name {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 12px;
    margin-bottom: 4px;
  }
  .name h3 {
    min-width: 0;
  }
  .name > span {
    font-size: 13px;
    color: ${color.ink2};
  }
  .name a {
    text-decoration: none;
  }
  .name a:hover {
    text-decoration: underline;
  }
  h3 {
    font-size: 19px;
  }
  table {
    margin-top: 12px;
    font-size: 14px;
    max-width: 680px;
  }
  th {
    font-size: 12px;
    font-weight: 600;
    color: ${color.ink3};
    text-align: left;
    padding: 6px 12px 6px 0;
    border-bottom: 1px solid ${color.line};
  }
  td {
    padding: 8px 12px 8px 0;
    border-bottom: 1px solid ${color.line2};
    vertical-align: top;
  }
  tbody tr:last-child td {
    border-bottom: 0;
  }
  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 6px 16px;
    margin: 10px 0 0;
    font-size: 14px;
  }
  dt {
    color: ${color.ink3};
  }
  dd {
    margin: 0;
    color: ${color.ink2};
  }
  > dl:first-child {
    margin-top: 0;
  }
  details {
    margin-top: 10px;
    font-size: 14px;
  }
  summary {
    cursor: pointer;
    min-height: 28px;
    text-decoration: underline;
    text-decoration-color: ${color.control};
    text-underline-offset: 3px;
  }
  @media (pointer: coarse) {
    .name a {
      padding-block: 10px;
    }
    summary {
      min-height: 44px;
      display: flex;
      align-items: center;
    }
  }
  ${media.phone} {
    scroll-margin-top: 40px;
    padding: 14px 16px;
    dl {
      grid-template-columns: 1fr;
      gap: 0;
    }
    dd + dt {
      margin-top: 6px;
    }
  }
`;
