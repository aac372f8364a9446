import styled from 'styled-components';
import { Card } from '@/components/ui';
import { color, font, media } from '@/styles/theme';

export const Sheet = styled(Card)`
  padding: 24px 28px 28px;
  overflow-wrap: anywhere;
  .reference {
    font: 600 24px/32px ${font.mono};
    letter-spacing: 0.02em;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 40px;
    margin: 0;
  }
  dt,
  .label {
    font-size: 12px;
    font-weight: 600;
    color: ${color.ink3};
  }
  dd {
    margin: 0;
    line-height: 32px;
  }
  dd a {
    color: ${color.link};
    text-underline-offset: 3px;
  }
  h2 {
    margin: 28px 0 12px;
    font-size: 19px;
  }
  .answer {
    margin: 0;
    padding-left: 16px;
    border-left: 2px solid ${color.brass};
    white-space: pre-line;
    max-width: 66ch;
  }
  .notes {
    margin-top: 28px;
    padding-top: 16px;
    border-top: 1px solid ${color.line};
    font-size: 14px;
    color: ${color.ink2};
    max-width: 66ch;
  }
  .notes p + p {
    margin-top: 8px;
  }
  ${media.phone} {
    padding: 18px 16px 24px;
    dl > :first-child {
      flex-basis: 100%;
    }
  }
`;

/** One line down, a dot for each step: filled once it is done. */
export const Steps = styled.ol`
  margin: 0;
  li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    padding: 0 0 16px 26px;
    color: ${color.ink2};
  }
  li:last-child {
    padding-bottom: 0;
  }
  li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 6px;
    width: 11px;
    height: 11px;
    border: 2px solid ${color.control};
    border-radius: 50%;
    background: ${color.surface};
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    left: 5px;
    top: 19px;
    bottom: -6px;
    border-left: 1px solid ${color.control};
  }
  li[data-done='true'] {
    color: ${color.ink};
  }
  li[data-done='true']::before {
    border-color: ${color.brass};
    background: ${color.brass};
  }
  b {
    min-width: 120px;
    font-weight: 600;
  }
`;
