import styled from 'styled-components';
import { Card, Wrap } from '@/components/ui';
import { color, font, media, radius } from '@/styles/theme';

export const Page = styled(Wrap)`
  padding-block: 36px 72px;
  h1 {
    font-size: 44px;
  }
  > p {
    max-width: 75ch;
    color: ${color.ink2};
  }
  > section {
    max-width: 820px;
  }
  .never {
    margin-top: 16px;
    padding: 14px 18px;
    font-size: 17px;
    color: ${color.ink};
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-left: 3px solid ${color.brass};
    border-radius: ${radius.card};
  }
  .how {
    margin-top: 12px;
  }
  section > h2 {
    font-size: 24px;
    margin-bottom: 16px;
    overflow-wrap: anywhere;
  }
  ol {
    display: grid;
    gap: 16px;
  }
  li {
    min-width: 0;
  }
  .most {
    margin-top: 16px;
    font-size: 14px;
    color: ${color.ink2};
  }
  .empty {
    padding: 32px 28px;
    h2 {
      font-size: 24px;
      overflow-wrap: anywhere;
    }
    p {
      margin-top: 8px;
      max-width: 60ch;
      color: ${color.ink2};
    }
  }
  ${media.phone} {
    padding-block: 24px 48px;
    h1 {
      font-size: 30px;
    }
    .never {
      font-size: 15px;
    }
    .empty {
      padding: 24px 18px;
    }
  }
`;

export const Filter = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: end;
  margin: 24px 0 32px;
  label {
    display: grid;
    gap: 4px;
    flex: 1 1 260px;
    max-width: 380px;
    font-size: 12px;
    font-weight: 600;
    color: ${color.ink2};
  }
  input {
    width: 100%;
    height: 44px;
    padding: 0 12px;
    font-size: 15px;
    font-weight: 400;
    color: ${color.ink};
    background: ${color.surface};
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
  }
  input::placeholder {
    color: ${color.ink3};
    opacity: 1;
  }
  .data {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-size: 14px;
    color: ${color.ink2};
    text-underline-offset: 3px;
  }
  @media (pointer: coarse) {
    input {
      font-size: 16px;
    }
  }
`;

export const Sheet = styled(Card)`
  padding: 18px 20px;
  h3 {
    font-size: 19px;
    overflow-wrap: anywhere;
  }
  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 4px 16px;
    margin: 10px 0 0;
    font-size: 14px;
    align-items: baseline;
  }
  dt {
    color: ${color.ink3};
  }
  dd {
    margin: 0;
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }
  .code {
    font: 600 19px/1.4 ${font.mono};
    letter-spacing: 0.08em;
    color: ${color.ink};
    user-select: all;
  }
  pre {
    margin: 14px 0 0;
    padding: 14px 16px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    background: ${color.sunk};
    border-radius: ${radius.control};
    font: 13px/1.6 ${font.mono};
  }
  ${media.phone} {
    padding: 14px 16px;
  }
`;
