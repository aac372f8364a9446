import styled from 'styled-components';
import { Card, Wrap } from '@/components/ui';
import { color, media, radius } from '@/styles/theme';

export const Page = styled(Wrap)`
  padding-block: 36px 72px;
  h1 {
    font-size: 36px;
  }
  h2 {
    margin: 28px 0 8px;
    font-size: 17px;
  }
  .lead {
    margin-top: 6px;
    color: ${color.ink2};
  }
  .lead a {
    color: ${color.link};
    white-space: nowrap;
  }
  .error {
    margin-top: 16px;
    color: ${color.danger};
    font-size: 14px;
  }
  .foot,
  .error + button {
    margin-top: 16px;
  }
  button[aria-busy='true'] {
    cursor: progress;
  }
  @media (pointer: coarse) {
    .lead a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
  ${media.phone} {
    padding-block: 24px 48px;
    h1 {
      font-size: 30px;
    }
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-top: 24px;
  .count {
    margin-right: auto;
    font-weight: 600;
  }
  label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    font-size: 14px;
  }
  select {
    min-width: 0;
    max-width: 240px;
    height: 44px;
    padding: 0 10px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.ink};
    font-size: 14px;
  }
  @media (pointer: coarse) {
    select {
      font-size: 16px;
    }
  }
  ${media.phone} {
    .count {
      width: 100%;
    }
  }
`;

export const DayList = styled(Card)`
  li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr) auto;
    align-items: start;
    gap: 4px 14px;
    padding: 14px 20px;
    border-top: 1px solid ${color.line2};
    overflow-wrap: anywhere;
  }
  li:first-child {
    border-top: 0;
  }
  li[data-unread='true'] {
    box-shadow: inset 3px 0 0 ${color.brass};
  }
  .what {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 8px;
  }
  .what a {
    font-weight: 600;
    text-underline-offset: 3px;
    text-decoration-color: ${color.control};
  }
  [data-unread='false'] .what a {
    font-weight: 500;
  }
  .kind {
    font-size: 13px;
    color: ${color.ink2};
  }
  .new {
    padding: 0 8px;
    border: 1px solid ${color.brass};
    border-radius: ${radius.control};
    font-size: 12px;
    font-weight: 600;
  }
  .when {
    font-size: 13px;
    color: ${color.ink3};
  }
  .when a {
    color: ${color.link};
  }
  li > button {
    padding: 0 14px;
  }
  @media (pointer: coarse) {
    .what a,
    .when a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
  ${media.phone} {
    li {
      grid-template-columns: 32px minmax(0, 1fr);
      padding: 14px 16px;
    }
    li > button {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

export const Empty = styled(Card)`
  margin-top: 24px;
  padding: 28px 24px;
  h2 {
    margin: 0 0 6px;
    font-size: 19px;
  }
  p {
    max-width: 60ch;
    color: ${color.ink2};
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 16px;
  }
`;

/** As high as a day with three alerts. Not by a style attribute: these pages' policy blocks those. */
export const Skeleton = styled.div`
  height: 240px;
  margin-top: 36px;
  background: ${color.sunk};
  border-radius: ${radius.card};
`;
