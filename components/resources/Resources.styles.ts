import styled from 'styled-components';
import { color, media, radius } from '@/styles/theme';

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  li {
    display: inline-flex;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-decoration: none;
    font-size: 13px;
    color: ${color.ink2};
  }
  a::before {
    content: '';
  }
  a > span {
    font-variant-numeric: tabular-nums;
    color: ${color.ink3};
    margin-left: 6px;
  }
  a {
    position: relative;
    padding: 0 12px;
    z-index: 0;
  }
  a::before {
    position: absolute;
    inset: 8px 0;
    z-index: -1;
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
  }
  a:hover {
    color: ${color.ink};
  }
  a:hover::before {
    border-color: ${color.control};
  }
  a[aria-current] {
    color: ${color.surface};
  }
  a[aria-current] > span {
    color: ${color.surface};
  }
  a[aria-current]::before {
    background: ${color.ink};
    border-color: ${color.ink};
  }
`;

export const Articles = styled.ul`
  max-width: 760px;
  > li {
    padding: 24px 0 16px;
    border-top: 1px solid ${color.line};
  }
  h2,
  h3 {
    font-size: 24px;
  }
  h2 a,
  h3 a {
    text-decoration: none;
  }
  h2 a:hover,
  h3 a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
  .meta {
    margin-top: 6px;
    font-size: 13px;
    color: ${color.ink3};
  }
  .what {
    margin-top: 10px;
    color: ${color.ink2};
    max-width: 68ch;
  }
  .what + ul {
    margin: 6px 0 0;
  }
  ${media.phone} {
    h2,
    h3 {
      font-size: 21px;
    }
  }
`;

export const Shelf = styled.div`
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 24px;
    max-width: 760px;
    margin-bottom: 20px;
  }
  > h2 {
    font-size: 30px;
    margin-bottom: 4px;
  }
  nav + ul {
    margin-top: 8px;
  }
  .row p {
    font-size: 14px;
    color: ${color.ink2};
  }
  .row a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-size: 14px;
    text-underline-offset: 3px;
  }
  nav {
    margin-bottom: 8px;
  }
  .empty {
    padding: 40px 0;
    border-top: 1px solid ${color.line};
    color: ${color.ink2};
  }
  .empty a {
    color: ${color.link};
  }
`;

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px;
  margin-bottom: 48px;
  > section {
    padding: 22px 24px 16px;
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
  }
  h2 {
    font-size: 24px;
  }
  section > p {
    margin-top: 8px;
    color: ${color.ink2};
  }
  dl {
    margin: 10px 0 0;
  }
  dt {
    margin-top: 4px;
  }
  dt a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color.link};
    text-underline-offset: 3px;
  }
  dd {
    margin: -4px 0 8px;
    font-size: 14px;
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }
  dt.plain {
    padding: 12px 0 4px;
    font-weight: 550;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    > section {
      padding: 18px 16px 12px;
    }
    h2 {
      font-size: 22px;
    }
  }
`;
