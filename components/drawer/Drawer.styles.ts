import styled from 'styled-components';
import { color, font, media, radius } from '@/styles/theme';
import { MOTION } from '@/styles/tokens';
import { DRAWER_SIZE, DRAWER_SIZE_LARGE } from './constants';

/**
 * allow-discrete keeps a closing dialog until its transition ends; browsers without it switch at
 * once. Reduced motion shortens all transitions (styles/GlobalStyle).
 */
export const Sheet = styled.dialog`
  position: fixed;
  inset: 0 0 auto;
  width: 100%;
  max-width: none;
  height: min(${DRAWER_SIZE}px, 100dvh);
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-bottom: 1px solid ${color.line};
  background: ${color.paper};
  color: ${color.ink};
  overflow: hidden auto;
  overscroll-behavior: contain;
  box-shadow: 0 12px 32px rgb(16 21 29 / 22%);
  transform: translateY(-100%);
  transition:
    transform ${MOTION.overlay},
    height ${MOTION.overlay},
    display ${MOTION.overlay} allow-discrete,
    overlay ${MOTION.overlay} allow-discrete;
  &[data-large='true'],
  &:has([role='combobox'][aria-expanded='true']) {
    height: min(${DRAWER_SIZE_LARGE}px, 100dvh);
  }
  ${media.phone} {
    height: 100dvh !important;
    border: 0;
  }
  &[open] {
    transform: none;
  }
  @starting-style {
    &[open] {
      transform: translateY(-100%);
    }
  }
  &::backdrop {
    background: rgb(16 21 29 / 0%);
    transition:
      background ${MOTION.overlay},
      display ${MOTION.overlay} allow-discrete,
      overlay ${MOTION.overlay} allow-discrete;
  }
  &[open]::backdrop {
    background: rgb(16 21 29 / 45%);
  }
  @starting-style {
    &[open]::backdrop {
      background: rgb(16 21 29 / 0%);
    }
  }
  /* The page behind stays where it is. */
  html:has(&[open]) {
    overflow: hidden;
  }

  .bar {
    position: sticky;
    top: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 64px;
    padding: 0 24px;
    background: ${color.surface};
    border-bottom: 1px solid ${color.line};
  }
  .close {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    margin-right: -12px;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  .body {
    padding: 12px 24px;
  }
  /* What the search finds pushes the lists down: there is nothing to cover in a drawer. */
  [role='search'] > .field + div {
    position: static;
    width: auto;
    margin-top: 6px;
    box-shadow: none;
  }
  nav {
    margin-top: 4px;
  }
  .row {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: 44px;
    padding: 0;
    border: 0;
    border-bottom: 1px solid ${color.line};
    background: none;
    font: 17px/1.3 ${font.ui};
    text-align: left;
    text-decoration: none;
    cursor: pointer;
  }
  .row svg {
    margin-right: 2px;
    color: ${color.ink3};
  }
  .row[aria-expanded='true'] svg {
    transform: rotate(90deg);
  }
  li .row {
    padding-left: 12px;
    font-size: 15px;
    color: ${color.ink2};
  }
  .ways {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    gap: 12px;
    margin-top: 16px;
  }
  .ways > * {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 48px;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.surface};
    font-weight: 600;
    text-decoration: none;
    cursor: pointer;
  }
  .ways .sign-up {
    background: ${color.brass2};
    border-color: ${color.brass2};
    color: ${color.onBrass};
  }
  ${media.phone} {
    .bar {
      padding: 0 16px;
    }
    .body {
      padding: 16px 16px 32px;
    }
    .row {
      min-height: 52px;
    }
    .ways {
      margin-top: 24px;
    }
  }
`;
