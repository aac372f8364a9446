import styled from 'styled-components';
import { Card } from '@/components/ui';
import { LongRead } from '@/components/ui/page';
import { color, font, media, radius } from '@/styles/theme';

export const Page = styled(LongRead)`
  h1 {
    font-size: 36px;
    margin-bottom: 28px;
  }
  .columns {
    grid-template-columns: 168px minmax(0, 1fr);
  }
  ${media.tablet} {
    .columns {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${media.phone} {
    h1 {
      font-size: 30px;
      margin-bottom: 20px;
    }
  }
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  gap: 40px;
  align-items: start;
  padding-block: 32px;
  border-top: 1px solid ${color.line};
  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
  h2 {
    font-size: 24px;
    outline: none;
  }
  .lead {
    margin-top: 6px;
    font-size: 14px;
    color: ${color.ink2};
    max-width: 60ch;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    padding-block: 28px;
  }
`;

export const Sheet = styled(Card)`
  padding: 20px 24px;
  overflow-wrap: anywhere;
  .error {
    color: ${color.danger};
    font-size: 14px;
  }
  .error + button {
    margin-top: 12px;
  }
  ${media.phone} {
    padding: 16px;
  }
`;

/** As high as the part it stands for. Not by a style attribute: these pages' policy blocks those. */
export const Skeleton = styled.div`
  &[data-for='password'] {
    height: 285px;
  }
  &[data-for='sessions'] {
    height: 140px;
  }
  &[data-for='profile'] {
    height: 400px;
  }
  &[data-for='deletion'] {
    height: 260px;
  }
  &[data-for='notifications'] {
    height: 720px;
  }
  &[data-for='webhooks'] {
    height: 120px;
  }
  &[data-for='wallets'] {
    height: 460px;
  }
  &[data-for='survey'] {
    height: 560px;
  }
  background: ${color.sunk};
  border-radius: ${radius.control};
`;

export const FormColumn = styled.div`
  max-width: 420px;
  .cancel {
    width: 100%;
    margin-top: 10px;
  }
`;

export const Gone = styled.div`
  margin-bottom: 20px;
  font-size: 14px;
  h3 {
    font: 600 14px/1.5 ${font.ui};
  }
  ul {
    margin: 4px 0 16px;
    padding-left: 20px;
    list-style: disc;
    color: ${color.ink2};
  }
  li + li {
    margin-top: 4px;
  }
  .more {
    color: ${color.ink2};
  }
`;

export const SessionList = styled.ul`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px 24px;
    min-height: 76px;
    padding-block: 14px;
    border-top: 1px solid ${color.line2};
  }
  li:first-child {
    border-top: 0;
    padding-top: 0;
    min-height: 62px;
  }
  li:last-child {
    padding-bottom: 0;
    min-height: 62px;
  }
  li:only-child {
    min-height: 48px;
  }
  .agent {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 10px;
    font-weight: 600;
  }
  .here {
    padding: 1px 8px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    font-size: 12px;
    font-weight: 500;
    color: ${color.ink2};
  }
  .when {
    font-size: 14px;
    color: ${color.ink2};
  }
  button {
    flex: none;
  }
  button[aria-busy='true'] {
    cursor: progress;
  }
  + .foot {
    margin-top: 16px;
    padding-top: 16px;
    border-top: 1px solid ${color.line};
  }
  + .only {
    margin-top: 12px;
    font-size: 14px;
    color: ${color.ink2};
  }
`;
