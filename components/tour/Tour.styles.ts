import styled from 'styled-components';
import { ABOVE_HEADER_ID } from '@/lib/shell';
import { color, font, media, radius } from '@/styles/theme';
import { PROGRESS_WIDTH } from './constants';

/** px */
const PADDING = 22;
/** px; fits the whole bar into a window of 390. */
const PADDING_PHONE = 18;

/** Attribute of the root while the tour runs. With :has() each change of any page was styled anew. */
export const TOURED = 'data-tour';

/**
 * The page must keep still while the tour scrolls. So no deferred layout, and no smooth scrolling,
 * which react-joyride animates itself. The header scrolls away, so that a target stops at the scroll
 * offset (specification §9) and not behind it. At the search, what it finds stands in the spotlight,
 * and leaves the tooltip its place.
 */
export const TouredPage = styled.div`
  display: none;
  html[${TOURED}]:not(&) {
    scroll-behavior: auto !important;
    main * {
      content-visibility: visible !important;
    }
    [class*='tour-step-'] {
      scroll-margin-top: 0 !important;
    }
    :has(> .tour-step-2) {
      align-self: start;
    }
    header[data-over='false'],
    #${ABOVE_HEADER_ID} {
      position: relative;
      top: 0;
    }
  }
  html[${TOURED}='.tour-step-2']:not(&) .tour-step-2 {
    .field + div {
      position: static;
      margin-top: 6px;
    }
    [role='listbox'] {
      max-height: 40vh;
    }
  }
`;

export const Panel = styled.div`
  box-sizing: border-box;
  width: ${PROGRESS_WIDTH + 2 * PADDING + 2}px;
  max-width: calc(100vw - 20px);
  padding: 20px ${PADDING}px 20px;
  text-align: left;
  background: ${color.surface};
  color: ${color.ink};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  .head {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: 12px;
  }
  h2 {
    font: 500 20px/1.3 ${font.display};
  }
  .close {
    flex: none;
    width: 44px;
    height: 44px;
    margin: -9px -14px -9px 0;
    border: 0;
    background: none;
    font-size: 20px;
    line-height: 1;
    color: ${color.ink2};
    cursor: pointer;
  }
  .close:hover {
    color: ${color.ink};
  }
  .text {
    margin-top: 8px;
    font-size: 14px;
    color: ${color.ink2};
  }
  .bar {
    width: ${PROGRESS_WIDTH}px;
    max-width: 100%;
    height: 4px;
    margin-top: 14px;
    border-radius: 2px;
    background: ${color.sunk};
    overflow: hidden;
  }
  .bar span {
    display: block;
    height: 100%;
    background: ${color.brass};
  }
  .foot {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    margin-top: 14px;
  }
  .counter {
    font-size: 13px;
    color: ${color.ink2};
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    margin-left: auto;
  }
  .buttons > * {
    min-height: 36px;
  }
  .sign-up {
    display: inline-flex;
    align-items: center;
    padding: 0 18px;
    border-radius: ${radius.control};
    background: ${color.brass2};
    color: ${color.onBrass};
    font-size: 14px;
    font-weight: 600;
    text-decoration: none;
  }
  ${media.phone} {
    padding-inline: ${PADDING_PHONE}px;
  }
  @media (pointer: coarse) {
    .buttons > * {
      min-height: 44px;
    }
  }
`;
