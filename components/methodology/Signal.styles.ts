import styled from 'styled-components';
import { color, media } from '@/styles/theme';

export const Figure = styled.svg`
  flex: none;
  border-bottom: 1px solid ${color.control};
  print-color-adjust: exact;
  rect,
  circle {
    fill: ${color.ink};
  }
  .lost {
    fill: ${color.lost};
    stroke: ${color.danger};
    stroke-width: 0.5;
  }
  polyline {
    fill: none;
    stroke: ${color.ink};
    stroke-width: 1.5;
  }
  @media (forced-colors: active) {
    rect,
    circle,
    .lost {
      fill: CanvasText;
    }
    polyline {
      stroke: CanvasText;
    }
  }
`;

export const Fold = styled.details`
  border-top: 1px solid ${color.line};
  summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 76px;
    align-items: center;
    gap: 4px 16px;
    min-height: 44px;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary h4 {
    font-size: 16px;
    font-weight: 600;
    font-family: inherit;
  }
  summary h4::after {
    content: ' +';
    color: ${color.ink3};
  }
  &[open] summary h4::after {
    content: ' −';
  }
  summary small {
    font-size: 13px;
    color: ${color.ink2};
  }
  > div {
    padding: 2px 0 18px;
    scroll-margin-top: 120px;
    max-width: 680px;
  }
  p {
    color: ${color.ink2};
  }
  .rows {
    margin-top: 10px;
    font-size: 14px;
  }
  .rows li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 64px 44px;
    gap: 12px;
    align-items: center;
    padding: 5px 0;
    border-top: 1px solid ${color.line2};
  }
  .rows i {
    height: 9px;
    background: ${color.ink};
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
  .rows .lost {
    background: ${color.lost};
    outline: 0.5px solid ${color.danger};
  }
  .rows b {
    font-variant-numeric: tabular-nums;
    text-align: right;
    font-weight: 600;
  }
  dl {
    margin: 10px 0 0;
    font-size: 14px;
  }
  dt {
    font-weight: 600;
    margin-top: 8px;
  }
  dd {
    margin: 0;
    color: ${color.ink2};
  }
  &.hollow {
    border-top-style: dashed;
  }
  &.hollow svg rect,
  &.hollow .rows i {
    fill: none;
    background: none;
    stroke: ${color.control};
    outline: 1px solid ${color.control};
  }
  @media print {
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
  ${media.phone} {
    summary {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 2px 8px;
      padding: 6px 0;
      min-height: 60px;
    }
    summary h4 {
      font-size: 14px;
      line-height: 1.25;
      grid-row: 1;
      grid-column: 1 / -1;
    }
    summary svg {
      grid-row: 2;
    }
    summary small {
      grid-row: 2;
      grid-column: 2;
    }
    &[open] {
      grid-column: 1 / -1;
    }
  }
`;

/** Two in a row on phones; an open one takes the whole width. */
export const Folds = styled.div`
  margin-top: 8px;
  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 18px;
  }
`;
