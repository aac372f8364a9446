import styled from 'styled-components';
import { Wrap } from '@/components/ui';
import { color, font, media, radius } from '@/styles/theme';

export const Row = styled.section`
  display: grid;
  grid-template-columns: 250px minmax(0, 1fr);
  gap: 16px 48px;
  padding-block: 40px;
  border-top: 1px solid ${color.line};
  scroll-margin-top: 0;
  &:first-child {
    border-top: 0;
  }
  &.wide {
    grid-template-columns: minmax(0, 1fr);
  }
  h2 {
    font-size: 26px;
    line-height: 1.2;
  }
  h3 {
    font: 600 16px/1.4 ${font.ui};
    letter-spacing: 0;
  }
  .small {
    margin-top: 8px;
    font-size: 14px;
    color: ${color.ink2};
  }
  .text {
    max-width: 68ch;
    color: ${color.ink2};
    font-size: 16px;
  }
  .text p + p {
    margin-top: 12px;
  }
  .text a {
    color: ${color.link};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 32px;
  }
  ${media.phone} {
    padding-block: 28px;
    h2 {
      font-size: 24px;
    }
  }
`;

export const Items = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px 40px;
  margin: 0;
  dt {
    font-weight: 600;
  }
  dd {
    margin: 4px 0 0;
    color: ${color.ink2};
    font-size: 15px;
  }
  a {
    color: ${color.link};
  }
  .edition {
    display: block;
    font-size: 13px;
    color: ${color.ink2};
    font-weight: 400;
    margin-top: 2px;
  }
  dt a {
    display: inline-block;
    min-height: 24px;
    color: ${color.ink};
    text-underline-offset: 3px;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 18px;
  }
  @media (pointer: coarse) {
    dt a {
      display: inline-flex;
      flex-wrap: wrap;
      align-items: center;
      min-height: 44px;
      column-gap: 4px;
    }
  }
`;

export const Steps = styled.ol`
  counter-reset: step;
  list-style: none;
  max-width: 760px;
  li {
    counter-increment: step;
    position: relative;
    padding: 0 0 22px 56px;
    color: ${color.ink2};
  }
  li + li {
    border-top: 1px solid ${color.line2};
    padding-top: 20px;
  }
  li::before {
    content: counter(step);
    position: absolute;
    left: 0;
    font: 500 30px/1 ${font.display};
    color: ${color.ink3};
  }
  li + li::before {
    top: 20px;
  }
  li:last-child {
    padding-bottom: 0;
  }
  p {
    margin-top: 4px;
  }
  a {
    color: ${color.link};
  }
  ${media.phone} {
    li {
      padding-left: 40px;
    }
  }
`;

export const Answers = styled.div`
  max-width: 760px;
  border-bottom: 1px solid ${color.line2};
  details {
    border-top: 1px solid ${color.line2};
  }
  summary {
    cursor: pointer;
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 10px 0;
    min-height: 48px;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '+';
    margin-left: auto;
    font: 400 24px/1 ${font.display};
    color: ${color.ink2};
  }
  [open] > summary::after {
    content: '−';
  }
  details p {
    color: ${color.ink2};
    padding-bottom: 14px;
    max-width: 68ch;
  }
  details a {
    color: ${color.link};
  }
`;

export const Closing = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 32px;
  padding: 24px 28px;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  h2 {
    font-size: 24px;
  }
  .says {
    flex: 1 1 380px;
  }
  .says p {
    color: ${color.ink2};
    margin-top: 4px;
    max-width: 68ch;
  }
  ${media.phone} {
    padding: 20px 16px;
  }
`;

export const Related = styled.nav`
  padding-top: 28px;
  p {
    font-size: 13px;
    font-weight: 600;
    color: ${color.ink3};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-underline-offset: 3px;
  }
`;

export const Page = styled(Wrap)`
  padding-block: 8px 72px;
  ${media.phone} {
    padding-block: 0 48px;
  }
`;
