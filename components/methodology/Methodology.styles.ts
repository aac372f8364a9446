import styled from 'styled-components';
import { color, font, media, radius } from '@/styles/theme';

export const Block = styled.section`
  padding-top: 44px;
  scroll-margin-top: -16px;
  &:first-child {
    padding-top: 0;
  }
  h2 {
    font-size: 30px;
    margin-bottom: 12px;
  }
  h3 {
    font-size: 24px;
  }
  h4 {
    font-size: 19px;
  }
  > p,
  > ul.text,
  > ol.text {
    max-width: 68ch;
    color: ${color.ink2};
  }
  > p + p {
    margin-top: 12px;
  }
  ul.text,
  ol.text {
    padding-left: 22px;
    list-style: disc;
  }
  ol.text {
    list-style: decimal;
  }
  .text li {
    margin-top: 8px;
    padding-left: 4px;
  }
  a {
    text-underline-offset: 3px;
  }
  pre {
    margin: 16px 0;
    padding: 14px 16px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    background: ${color.night};
    color: ${color.nightInk};
    border-radius: ${radius.card};
    font: 13px/1.6 ${font.mono};
  }
  .category {
    margin-top: 32px;
  }
  .category > p {
    color: ${color.ink2};
    margin-top: 2px;
  }
  .category h3 small {
    font: 400 14px/1 ${font.ui};
    letter-spacing: 0;
    color: ${color.ink2};
    margin-left: 6px;
    white-space: nowrap;
  }
  ${media.phone} {
    padding-top: 36px;
    scroll-margin-top: 8px;
    .category {
      scroll-margin-top: 40px;
    }
    h2 {
      font-size: 24px;
    }
    .category h3 {
      font-size: 22px;
    }
  }
`;

export const Sheet = styled.div`
  margin-top: 16px;
  padding: 18px 20px;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  &.hollow {
    background: none;
    border-style: dashed;
    border-color: ${color.control};
  }
  &:target {
    border-color: ${color.brass};
  }
  p {
    color: ${color.ink2};
    max-width: 75ch;
  }
  .why {
    font-size: 14px;
    margin-top: 2px;
  }
  .name {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 12px;
    margin-bottom: 4px;
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
  .n {
    text-align: right;
    white-space: nowrap;
    padding-right: 0;
    width: 76px;
  }
  .reading {
    margin-top: 8px;
    font-size: 14px;
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
  .line {
    margin-top: 12px;
    color: ${color.ink};
  }
  .line b {
    font-weight: 650;
    white-space: nowrap;
  }
  .then {
    margin-top: 4px;
    font-size: 14px;
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
