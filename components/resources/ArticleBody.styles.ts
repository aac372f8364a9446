import styled from 'styled-components';
import { color, font, media, radius } from '@/styles/theme';

/**
 * Styles the markup of articleParts.ts. Code colors come from the palette; each has 4.5:1 on
 * `surface`.
 */
export const Written = styled.div`
  max-width: 68ch;
  font-size: 17px;
  line-height: 1.65;
  color: ${color.ink};
  overflow-wrap: break-word;
  p,
  ul,
  ol,
  blockquote,
  .table,
  pre,
  .aside,
  .contains-task-list,
  img,
  details {
    margin-top: 16px;
  }
  > :first-child {
    margin-top: 0;
  }
  ul {
    list-style: disc;
    padding-left: 24px;
  }
  ol {
    list-style: decimal;
    padding-left: 26px;
  }
  li {
    margin-top: 6px;
    padding-left: 4px;
  }
  li > ul,
  li > ol,
  li > p {
    margin-top: 6px;
  }
  .contains-task-list {
    list-style: none;
    padding-left: 4px;
  }
  a {
    color: ${color.link};
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
  .heading {
    display: flex;
    align-items: baseline;
    gap: 2px;
    margin-top: 36px;
  }
  .heading + * {
    margin-top: 8px;
  }
  h2 {
    font-size: 28px;
  }
  h3 {
    font-size: 21px;
  }
  h4 {
    margin-top: 20px;
    font-size: 18px;
  }
  .heading:has(h3) {
    margin-top: 24px;
  }
  h2,
  h3,
  h4 {
    scroll-margin-top: 12px;
    min-width: 0;
  }
  :target {
    text-decoration: underline;
    text-decoration-color: ${color.brass};
    text-decoration-thickness: 3px;
    text-underline-offset: 6px;
  }
  .anchor {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    flex: none;
    width: 44px;
    height: 44px;
    margin-block: -22px;
    color: ${color.ink3};
    text-decoration: none;
    font: 500 17px/1 ${font.ui};
  }
  .anchor:hover {
    color: ${color.link};
  }
  blockquote {
    margin-inline: 0;
    padding-left: 20px;
    border-left: 3px solid ${color.control};
    color: ${color.ink2};
  }
  .aside {
    padding: 14px 18px;
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-left: 3px solid ${color.brass};
    border-radius: ${radius.control};
    font-size: 15px;
  }
  .aside > :first-child {
    margin-top: 0;
  }
  .aside .title {
    font-weight: 600;
  }
  .aside .title + * {
    margin-top: 4px;
  }
  .table {
    overflow-x: auto;
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
  }
  table {
    font-size: 14px;
    line-height: 1.5;
    font-feature-settings: 'tnum';
  }
  th,
  td {
    padding: 10px 14px;
    text-align: left;
    vertical-align: top;
    border-top: 1px solid ${color.line2};
    min-width: 96px;
  }
  thead th {
    border-top: 0;
    font-size: 12px;
    font-weight: 600;
    color: ${color.ink3};
  }
  code {
    font: 0.86em/1.5 ${font.mono};
  }
  :not(pre) > code {
    padding: 2px 5px;
    border-radius: 3px;
    background: ${color.sunk};
    overflow-wrap: anywhere;
  }
  .code {
    overflow-x: auto;
    padding: 14px 18px;
    font-size: 15px;
    line-height: 1.6;
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    tab-size: 2;
  }
  .code .comment {
    color: ${color.ink3};
  }
  .code .keyword {
    color: ${color.danger};
  }
  .code .function,
  .code .link {
    color: ${color.link};
  }
  .code .string,
  .code .string-expression {
    color: ${color.up};
  }
  .code .constant,
  .code .parameter {
    color: ${color.link};
  }
  .code .punctuation {
    color: ${color.ink2};
  }
  img {
    max-width: 100%;
    height: auto;
    border-radius: ${radius.card};
  }
  hr {
    margin: 32px 0;
    border: 0;
    border-top: 1px solid ${color.line};
  }
  summary {
    cursor: pointer;
  }
  sup a {
    padding: 0 4px;
  }
  .footnotes {
    margin-top: 32px;
    font-size: 15px;
  }
  .hidden,
  .sr-only {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  ${media.phone} {
    font-size: 16px;
    h2 {
      font-size: 23px;
    }
    h3 {
      font-size: 19px;
    }
    .code {
      padding: 12px 14px;
    }
    .heading {
      margin-top: 30px;
    }
  }
`;
