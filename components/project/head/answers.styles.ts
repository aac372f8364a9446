import { css } from 'styled-components';
import { color, media } from '@/styles/theme';

/** The four answers, and the flags below them. */
export const answers = css`
  li,
  dd {
    font-size: 14px;
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  dt,
  small {
    font-size: 13px;
    color: ${color.ink2};
  }
  li a,
  dd a {
    text-decoration-color: ${color.control};
    text-underline-offset: 3px;
  }
  li a:hover,
  dd a:hover {
    text-decoration-color: currentColor;
  }
  @media (pointer: coarse) {
    li,
    dl div {
      position: relative;
    }
    li a::after,
    dd a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px 28px;
    margin-top: 16px;
    padding-block: 16px 20px;
    border-top: 1px solid ${color.line2};
  }
  dd {
    margin: 2px 0 0;
  }
  dd b {
    margin-right: 6px;
    font-size: 16px;
    font-weight: 600;
  }
  dd small {
    display: block;
  }
  .bad b {
    color: ${color.danger};
  }
  .not-checked b {
    font-weight: 400;
    color: ${color.ink2};
  }
  .flags {
    grid-area: flags;
    padding-bottom: 6px;
  }
  li {
    display: flex;
    gap: 12px;
    padding: 9px 0;
    border-top: 1px solid ${color.line2};
  }
  li svg {
    flex: none;
    margin-top: 5px;
    fill: none;
    stroke: ${color.ink3};
    stroke-width: 2;
  }
  .found svg {
    fill: ${color.danger};
    stroke: ${color.danger};
  }
  @media (forced-colors: active) {
    li svg,
    .found svg {
      stroke: CanvasText;
    }
    .found svg {
      fill: CanvasText;
    }
  }
  ${media.phone} {
    dl {
      grid-template-columns: minmax(0, 1fr);
      gap: 8px;
      padding-block: 12px;
    }
    dd small {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;
