import { css } from 'styled-components';
import { color, media } from '@/styles/theme';

export const categoryHead = css`
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    min-height: 56px;
    padding: 12px 20px;
    border: 0;
  }
  summary.head::before {
    content: '▸';
    width: 12px;
    color: ${color.ink3};
  }
  [open] > summary.head::before {
    content: '▾';
  }
  summary.head {
    list-style: none;
  }
  summary.head::-webkit-details-marker {
    display: none;
  }
  .head h3 {
    min-width: 210px;
    font-size: 19px;
  }
  .head h3 em {
    font-style: normal;
    white-space: nowrap;
    color: ${color.ink2};
    margin-left: 4px;
  }
  .head .of {
    margin-left: auto;
    font-size: 13px;
    color: ${color.ink2};
  }
  ${media.phone} {
    .head {
      padding: 12px 16px;
    }
    .head {
      column-gap: 10px;
    }
    .head h3 {
      flex: 1;
      min-width: 160px;
    }
    .head > [role='img'] {
      order: 1;
      width: 100%;
    }
  }
`;
