import styled from 'styled-components';
import { color, font, radius } from '@/styles/theme';

export const Head = styled.div`
  margin-bottom: 24px;
  .figure {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 12px;
    margin-block: 8px;
    font-size: 28px;
    font-weight: 600;
  }
  p + p {
    margin-top: 4px;
  }
  .asof {
    color: ${color.ink2};
  }
  .days {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
  }
  .days a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-underline-offset: 3px;
  }
`;

/** After the page's head: one category under the other. */
export const Signals = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 16px;
    margin-bottom: 8px;
    font-size: 19px;
  }
  h2 small {
    font-size: 13px;
    font-weight: 400;
    color: ${color.ink2};
  }
`;

export const Cite = styled.section`
  margin-top: 36px;
  scroll-margin-top: 36px;
  h2 {
    font-size: 24px;
  }
  h3 {
    margin: 16px 0 6px;
    font-size: 14px;
  }
  pre {
    padding: 12px 16px;
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
    font-family: ${font.mono};
    font-size: 13px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    user-select: all;
  }
`;
