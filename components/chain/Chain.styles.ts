import styled from 'styled-components';
import { color, font, media } from '@/styles/theme';

export const Jumps = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-underline-offset: 3px;
  }
`;

export const Part = styled.section`
  margin-top: 28px;
  h2 {
    margin: 0;
    font-size: 20px;
  }
  .where {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 12px;
    margin: 2px 0 10px;
    color: ${color.ink2};
    font-size: 14px;
  }
  .weakest {
    margin-left: 8px;
    padding: 1px 7px;
    border: 1px solid currentColor;
    border-radius: 3px;
    font-size: 12px;
    font-weight: 600;
  }
  .pending {
    margin: 10px 0;
    padding-left: 10px;
    border-left: 3px solid currentColor;
    font-weight: 600;
  }
  details {
    margin-top: 8px;
  }
  summary {
    min-height: 44px;
    align-content: center;
    cursor: pointer;
  }
  code {
    font: 12.5px ${font.mono};
    overflow-wrap: anywhere;
  }
  && td details,
  && td summary {
    margin: 0;
    padding: 0;
    border: 0;
  }
  .bar {
    display: block;
    height: 6px;
    margin-top: 4px;
    border-radius: 3px;
    background: ${color.ink2};
    opacity: 0.45;
    print-color-adjust: exact;
  }
  .counts {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 16px;
    align-items: start;
  }
  .counts caption {
    padding: 12px 16px 4px;
    font-weight: 600;
    text-align: left;
  }
  .number {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  ${media.tablet} {
    .counts {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
