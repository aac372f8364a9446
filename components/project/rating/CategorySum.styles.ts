import { css } from 'styled-components';
import { color, font, media } from '@/styles/theme';

export const categorySum = css`
  .sum {
    padding: 14px 20px 16px;
    border-top: 1px solid ${color.line};
    font-size: 14px;
    color: ${color.ink2};
  }
  .sum .line {
    margin: 4px 0;
    font-size: 15px;
    color: ${color.ink2};
  }
  .sum .line b {
    color: ${color.ink};
    font-weight: 650;
    white-space: nowrap;
  }
  .sum .mono {
    font-family: ${font.mono};
    font-size: 12px;
    overflow-wrap: anywhere;
  }
  .sum a {
    display: inline-flex;
    min-height: 28px;
    align-items: center;
    margin-right: 16px;
    color: ${color.ink};
    text-underline-offset: 3px;
  }
  .sum dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: 6px 16px;
    margin: 10px 0;
  }
  .sum dt {
    color: ${color.ink2};
  }
  .sum dd {
    margin: 0;
    color: ${color.ink};
    min-width: 0;
  }
  @media (pointer: coarse) {
    .sum a {
      min-height: 44px;
    }
  }
  ${media.phone} {
    .sum {
      padding: 14px 16px 16px;
    }
    .sum dl {
      grid-template-columns: 1fr;
      gap: 0;
    }
    .sum dd + dt {
      margin-top: 8px;
    }
  }
`;
