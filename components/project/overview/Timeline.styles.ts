import styled from 'styled-components';
import { PALETTE } from '@/styles/tokens';
import { color } from '@/styles/theme';

export const Figure = styled.figure`
  margin: 0;
  .plot {
    overflow: visible;
    print-color-adjust: exact;
  }
  .plot svg {
    overflow: visible;
  }
  .band {
    fill: ${color.sunk};
  }
  .gap {
    fill: url(#unmatched);
  }
  #unmatched line {
    stroke: ${color.ink3};
    stroke-width: 3;
  }
  .audit {
    fill: ${PALETTE.bands.aaa};
  }
  .incident {
    fill: ${color.c};
  }
  .deployed,
  .changed {
    stroke: ${color.ink};
    stroke-width: 2;
  }
  .deployed {
    stroke-dasharray: 3 2;
  }
  text {
    fill: ${color.ink3};
    font-size: 12px;
  }
  .key {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 18px;
    margin-top: 4px;
    font-size: 13px;
    color: ${color.ink2};
  }
  .key span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  .note {
    font-size: 13px;
    color: ${color.ink2};
  }
  details {
    margin-top: 4px;
  }
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    cursor: pointer;
    font-size: 14px;
    text-decoration: underline;
    text-decoration-color: ${color.control};
    text-underline-offset: 3px;
  }
  li {
    display: grid;
    grid-template-columns: 100px minmax(0, 1fr);
    gap: 12px;
    padding: 4px 0;
    font-size: 14px;
  }
  li span:first-child {
    color: ${color.ink2};
  }
  @media (pointer: coarse) {
    summary {
      min-height: 44px;
    }
  }
  @media (forced-colors: active) {
    .band {
      fill: Canvas;
      stroke: CanvasText;
    }
    .gap {
      fill: GrayText;
    }
    .audit,
    .incident,
    text {
      fill: CanvasText;
    }
    .deployed,
    .changed {
      stroke: CanvasText;
    }
  }
`;
